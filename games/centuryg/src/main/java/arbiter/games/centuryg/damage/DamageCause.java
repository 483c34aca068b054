package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Decider;
import java.util.Optional;

/**
 * Where Damage comes from: who deals it (nobody: the ground), whether it is that of a Might Test, of a Technique, whether
 * the attacker picks all Maimed Areas and may spare the target, whether it goes through Active Defenses, and who decides
 * for the attacker.
 */
public record DamageCause(
        Optional<Fighter> source,
        boolean mightTest,
        boolean technique,
        boolean picksAreas,
        boolean spares,
        boolean pierces,
        String words,
        Optional<Decider> attacker) {

    /** One that Active Defenses count against; whoever deals it decides. */
    public DamageCause(
            Optional<Fighter> source,
            boolean mightTest,
            boolean technique,
            boolean picksAreas,
            boolean spares,
            String words) {
        this(source, mightTest, technique, picksAreas, spares, false, words, source.map(Fighter::decider));
    }

    /** The same, going through Active Defenses or not. Ledger: BCG-AMB-85. */
    DamageCause piercing(boolean through) {
        return new DamageCause(source, mightTest, technique, picksAreas, spares, through, words, attacker);
    }

    /** The ground, or a Unit's own doing: the damaged Unit picks. Ledger: BCG-MAIM-3. */
    public static DamageCause itself(String words) {
        return new DamageCause(Optional.empty(), false, false, false, false, words);
    }

    /** Helpers off the map: the gamemaster picks for them. Ledger: BCG-AMB-34. */
    public static DamageCause reinforcements(String words) {
        return new DamageCause(
                Optional.empty(), false, false, false, false, false, words, Optional.of(Decider.GAMEMASTER));
    }

    /** A Power, Support or Upgrade of somebody's. Ledger: BCG-AMB-34. */
    public static DamageCause by(Fighter source, String words) {
        return new DamageCause(Optional.of(source), false, false, false, false, words);
    }
}
