package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.EnergyPaid;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.ItemUsed;
import arbiter.games.centuryg.state.Mark;
import arbiter.kernel.Play;
import java.util.List;

/** Paying Energy; whoever is shorted out is hurt by it. Ledger: electromagnetic-detonator, BCG-AMB-115. */
public final class Spend {

    private Spend() {}

    public static void energy(Play<CenturyState> play, Fighter unit, int amount, String what) {
        if (amount > 0) {
            play.emit(new EnergyPaid(unit.id(), amount, what));
            shorted(play, unit, amount);
        }
    }

    /** Uses an item of the Beginning Phase; whether the Unit still stands afterwards. */
    static boolean item(Play<CenturyState> play, Fighter unit, String item, int energy, String what) {
        play.emit(new ItemUsed(unit.id(), item, energy, what));
        shorted(play, unit, energy);
        return unit.isFighting();
    }

    private static void shorted(Play<CenturyState> play, Fighter unit, int amount) {
        CenturyState state = play.state();
        if (amount == 0 || !state.has(Mark.Kind.SHORTED, unit)) {
            return;
        }
        for (Mark mark : List.copyOf(state.marks())) {
            if (mark.kind() == Mark.Kind.SHORTED && mark.on().equals(unit.id())) {
                Cause cause = Cause.by(state.fighter(mark.by()), "the Electromagnetic Detonator");
                Harm.resolve(play, unit, mark.value() * amount, cause);
            }
        }
    }
}
