package arbiter.games.wasteland.points;

import arbiter.games.wasteland.points.PointEvents.PointsBanked;
import arbiter.games.wasteland.points.PointEvents.PointsEarned;
import arbiter.games.wasteland.points.PointEvents.PointsGiven;
import arbiter.games.wasteland.points.PointEvents.PointsSpent;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** Earning, spending and banking action points. Ledger: WAS-AP-1 to 3, WAS-AP-12, WAS-AP-13. */
public final class Purse {

    private Purse() {}

    /** Whose hand somebody's points are in: those of whoever obeys are in the commander's. Ledger: WAS-AP-13. */
    static Fighter holder(WastelandState state, Fighter one) {
        return one.service().holder().isPresent()
                ? state.unit(one.service().holder().get())
                : one;
    }

    /** What somebody can spend: what is in hand, then what its side has banked. Ledger: WAS-AP-2, WAS-AP-3. */
    public static int available(WastelandState state, Fighter one) {
        return holder(state, one).hand().points() + state.pools().of(one);
    }

    /** Spends so many points, those in hand first. Ledger: WAS-AP-2. */
    public static void spend(Play<WastelandState> play, Fighter one, int points, String what) {
        if (points > 0) {
            Fighter holder = holder(play.state(), one);
            int fromHand = Math.min(points, holder.hand().points());
            play.emit(new PointsSpent(one.id(), holder.id(), fromHand, points - fromHand, what));
        }
    }

    /** What a passed test leaves over is in hand. Ledger: WAS-TEST-6, WAS-AP-2. */
    public static void earn(Play<WastelandState> play, Fighter one, int points) {
        if (points > 0) {
            play.emit(new PointsEarned(one.id(), holder(play.state(), one).id(), points));
        }
    }

    /** What goes straight into the pool, as far as there is room; what is in hand stays there. Ledger: WAS-MAJ-7. */
    public static void earnForPool(Play<WastelandState> play, Fighter one, int points) {
        earn(play, one, points);
        if (points > 0) {
            play.emit(new PointsBanked(holder(play.state(), one).id(), points));
        }
    }

    /** Pays with points for the gamemaster instead of own ones. Ledger: WAS-AP-5. */
    public static void give(Play<WastelandState> play, Fighter one, int points) {
        if (points > 0) {
            play.emit(new PointsGiven(one.id(), points));
        }
    }

    /** What is still in hand goes to the pool, as far as there is room. Ledger: WAS-AP-1, WAS-AP-2. */
    public static void bank(Play<WastelandState> play, Fighter one) {
        Fighter holder = holder(play.state(), one);
        if (holder.hand().points() > 0) {
            play.emit(new PointsBanked(holder.id(), holder.hand().points()));
        }
    }

    /** Outside the own turn points stay in hand only until the action has been resolved. Ledger: WAS-AP-2. */
    public static void bankOutsideTurn(Play<WastelandState> play, Fighter one) {
        Fighter holder = holder(play.state(), one);
        if (play.state().acting().filter(acting -> acting == holder).isEmpty()) {
            bank(play, holder);
        }
    }
}
