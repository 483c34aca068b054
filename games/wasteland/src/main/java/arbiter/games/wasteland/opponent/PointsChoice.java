package arbiter.games.wasteland.opponent;

import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.test.DiceOption;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Amount;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;

/** What action points are spent on, and what each is worth to somebody: less, the more of them there are. */
final class PointsChoice {

    /** What passing an ordinary test is worth, and a death save. */
    private static final double STAKE = 0.55;

    private static final double LIFE = 1.6;
    private static final double FOR_THE_GAMEMASTER = 0.09;
    private static final int PLENTY = 5;
    private static final int SOME = 3;

    private PointsChoice() {}

    /** The worth of one point. */
    static double price(WastelandState state, Fighter one) {
        int available = Purse.available(state, one);
        return available > PLENTY ? 0.02 : available >= SOME ? 0.04 : 0.055;
    }

    private static Fighter asked(WastelandState state, Request<?> request) {
        return state.unit(request.decider().id());
    }

    /** More d20 as long as each makes the test so much likelier that it is worth its price. */
    static int dice(WastelandState state, Request<?> request) {
        Fighter one = asked(state, request);
        double stake = one.isDying() ? LIFE : STAKE;
        double price = price(state, one);
        int best = request.fallbackIndex();
        double most = 0;
        double without = ((DiceOption) request.option(0)).chance();
        for (int i = 0; i < request.options().size(); i++) {
            DiceOption option = (DiceOption) request.option(i);
            double gain =
                    stake * (option.chance() - without) - price * option.own() - FOR_THE_GAMEMASTER * option.given();
            if (gain > most) {
                most = gain;
                best = i;
            }
        }
        return best;
    }

    /** Combat dice for what is in hand, and from a full pool. */
    static int damage(WastelandState state, Request<?> request) {
        Fighter one = asked(state, request);
        int spare = Math.max(one.hand().points(), Purse.available(state, one) - SOME);
        int best = 0;
        for (int i = 0; i < request.options().size(); i++) {
            if (((Amount) request.option(i)).value() <= spare) {
                best = i;
            }
        }
        return best;
    }

    /** Whoever is badly hurt parries, and whoever has points to spare. */
    static int parry(WastelandState state, Request<?> request) {
        Fighter one = asked(state, request);
        boolean hurt = 2 * one.vitals().health() <= one.profile().health();
        return place(request, hurt || Purse.available(state, one) >= SOME);
    }

    /** Hit points for somebody stabilised, but for what it takes to wake them. */
    static int recovery(WastelandState state, Request<?> request) {
        int wanted = Math.min(SOME, Purse.available(state, asked(state, request)) - 1);
        return Math.max(0, Math.min(wanted, request.options().size() - 1));
    }

    static int always(WastelandState state, Request<?> request) {
        return place(request, true);
    }

    private static int place(Request<?> request, boolean yes) {
        Option wanted = yes ? YesNo.YES : YesNo.NO;
        return request.options().indexOf(wanted);
    }
}
