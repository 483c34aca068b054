package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;

/** Who is engaged with whom: opponents at most one hex apart, both in action and themselves. Ledger: GG-AMB-31. */
public final class Engagement {

    private Engagement() {}

    public static boolean between(GladiatorsState state, Gladiator one, Gladiator other) {
        return state.enemies(one, other) && one.isInAction() && other.isInAction() && state.range(one, other) <= 1;
    }

    /** Whether somebody else on that unit's side engages the target. */
    static boolean byFriendsOf(GladiatorsState state, Gladiator unit, Gladiator target) {
        for (Gladiator friend : state.units()) {
            if (friend != unit && !state.enemies(friend, unit) && between(state, friend, target)) {
                return true;
            }
        }
        return false;
    }
}
