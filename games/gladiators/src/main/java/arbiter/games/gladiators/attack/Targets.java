package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.ArrayList;
import java.util.List;

/** Whom a power can be aimed at. Ledger: GG-TGT-1 to 3. */
public final class Targets {

    private Targets() {}

    /** Opponents in reach, as they stand in the table's list. */
    public static List<Gladiator> opponents(GladiatorsState state, Gladiator user, PlainPower way) {
        List<Gladiator> targets = new ArrayList<>();
        for (Gladiator other : state.enemiesOf(user)) {
            int range = state.range(user, other);
            if (other.isInAction() && reaches(way, range) && !Restraint.shields(state, user, other, range)) {
                targets.add(other);
            }
        }
        return targets;
    }

    /** Touch begins at the own hex, everything else one hex away. Ledger: GG-TGT-3. */
    public static boolean reaches(PlainPower way, int range) {
        PowerRange reach = way.range();
        return reach != PowerRange.NONE && range <= reach.stretched() && (range > 0 || reach == PowerRange.TOUCH);
    }
}
