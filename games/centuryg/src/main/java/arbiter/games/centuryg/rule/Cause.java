package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Decider;
import java.util.Optional;

/**
 * Where Damage comes from: who deals it (nobody: the ground), whether it is that of a Might Test, of a Technique, whether
 * the attacker picks all Maimed Areas and may spare the target, whether it goes through Active Defenses, and who decides
 * for the attacker.
 */
public record Cause(
        Optional<Fighter> source,
        boolean mightTest,
        boolean technique,
        boolean picksAreas,
        boolean spares,
        boolean pierces,
        String words,
        Optional<Decider> attacker) {

    /** One that Active Defenses count against; whoever deals it decides. */
    public Cause(
            Optional<Fighter> source,
            boolean mightTest,
            boolean technique,
            boolean picksAreas,
            boolean spares,
            String words) {
        this(source, mightTest, technique, picksAreas, spares, false, words, source.map(Fighter::decider));
    }

    /** The same, going through Active Defenses or not. Ledger: BCG-AMB-85. */
    Cause piercing(boolean through) {
        return new Cause(source, mightTest, technique, picksAreas, spares, through, words, attacker);
    }

    /** The ground, or a Unit's own doing: the damaged Unit picks. Ledger: BCG-MAIM-3. */
    public static Cause itself(String words) {
        return new Cause(Optional.empty(), false, false, false, false, words);
    }

    /** Helpers off the map: the gamemaster picks for them. Ledger: BCG-AMB-34. */
    static Cause reinforcements(String words) {
        return new Cause(Optional.empty(), false, false, false, false, false, words, Optional.of(Decider.GAMEMASTER));
    }

    /** A Power, Support or Upgrade of somebody's. Ledger: BCG-AMB-34. */
    public static Cause by(Fighter source, String words) {
        return new Cause(Optional.of(source), false, false, false, false, words);
    }
}
