package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.detect.Spotting;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.move.Below;
import arbiter.games.gladiators.move.StandOff;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.ArrayList;
import java.util.List;

/** Whom a power can be aimed at. Ledger: GG-TGT-1 to 3, GG-TRP-5, GG-TRF-1. */
public final class PowerTargets {

    private PowerTargets() {}

    /** Opponents in reach, as they stand in the table's list. */
    public static List<Gladiator> opponents(GladiatorsState state, Gladiator user, PlainPower way) {
        List<Gladiator> targets = new ArrayList<>();
        for (Gladiator other : state.enemiesOf(user)) {
            if (isThere(state, other) && isOpponent(state, user, way, other)) {
                targets.add(other);
            }
        }
        return targets;
    }

    /** Opponents who could be aimed at with one thing or another. */
    static List<Gladiator> opponentsThere(GladiatorsState state, Gladiator user) {
        List<Gladiator> there = state.enemiesOf(user);
        there.removeIf(other -> !isThere(state, other));
        return there;
    }

    /** Whether one of those who are there can be aimed at with that. */
    static boolean isOpponent(GladiatorsState state, Gladiator user, PlainPower way, Gladiator other) {
        return isInReach(state, user, way, other) && Scruples.allow(state, user, way, other);
    }

    /** Whether it can be aimed at that unit, friend or not: from the own hex, or from one it can stretch to. */
    public static boolean canAim(GladiatorsState state, Gladiator user, PlainPower way, Gladiator other) {
        return isThere(state, other) && isInReach(state, user, way, other);
    }

    private static boolean isInReach(GladiatorsState state, Gladiator user, PlainPower way, Gladiator other) {
        return !StandOff.forbids(state, user, way)
                && Below.reachable(state, user, other, way)
                && Vantage.of(state, user, way, other).isPresent()
                && Spotting.isTarget(state, user, other, way);
    }

    /** In action, not turned into something, and not inside a whole trap. */
    static boolean isThere(GladiatorsState state, Gladiator other) {
        return other.isInAction() && !Restraint.isEncased(state, other);
    }

    /** Touch begins at the own hex, everything else one hex away. Ledger: GG-TGT-3. */
    public static boolean reaches(PlainPower way, int range) {
        PowerRange reach = way.range();
        return reach != PowerRange.NONE && range <= reach.stretched() && (range > 0 || reach == PowerRange.TOUCH);
    }
}
