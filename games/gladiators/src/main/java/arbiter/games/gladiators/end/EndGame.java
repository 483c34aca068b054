package arbiter.games.gladiators.end;

import arbiter.games.gladiators.unit.GladiatorsState;

/** The last part of a fight, in which getting up becomes harder each turn. Ledger: GG-END-1, GG-END-2. */
public final class EndGame {

    private static final int LATEST = 16;

    private EndGame() {}

    /** Which turn of the end game it is, from 1 on; 0 or less before it. */
    public static int turn(GladiatorsState state) {
        return state.round() - (LATEST - state.rules().heroes()) + 1;
    }

    public static boolean hasBegun(GladiatorsState state) {
        return turn(state) >= 1;
    }
}
