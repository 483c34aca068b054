package arbiter.games.wasteland.opponent;

import arbiter.games.wasteland.damage.SidesOption;
import arbiter.games.wasteland.test.DieOption;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;

/** What luck is spent on: tests that would fail, damage that comes to nothing, and life itself. */
final class LuckChoice {

    private static final int MANY_BLANKS = 3;
    /** Successes that one die can bring. */
    private static final int CRITICAL = 2;

    private LuckChoice() {}

    /** A die that has failed, if the test can still be passed with it; the last point is kept for a death save. */
    static int die(WastelandState state, Request<?> request) {
        Fighter one = state.unit(request.decider().id());
        DieOption worst = (DieOption) request.option(0);
        boolean helps = worst.lacking() > 0 && worst.lacking() <= CRITICAL && worst.worth() < 1;
        return helps && (one.isDying() || one.luck().left() > 1) ? 0 : request.fallbackIndex();
    }

    /** As many blanks as a point throws again, if there are so many. */
    static int combatDice(WastelandState state, Request<?> request) {
        Fighter one = state.unit(request.decider().id());
        if (one.luck().left() > 2) {
            for (int i = 0; i < request.options().size(); i++) {
                SidesOption sides = (SidesOption) request.option(i);
                if (sides.blanks() == MANY_BLANKS && sides.dice() == MANY_BLANKS) {
                    return i;
                }
            }
        }
        return request.fallbackIndex();
    }

    /** LCK in place of a lower attribute, for whoever has points to spare. */
    static int stackedDeck(WastelandState state, Request<?> request) {
        Fighter one = state.unit(request.decider().id());
        boolean spare = one.isDying() || one.luck().left() > 2;
        return request.options().indexOf(spare ? YesNo.YES : YesNo.NO);
    }
}
