package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.test.TestEffort;
import arbiter.games.centuryg.test.TestInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Request;
import arbiter.tabletop.opponent.Weigh;

/** What people put into their Tests: what they can have but once goes where it hurts, into attacks and holding on. */
final class TestBoosts {

    private static final int FOR_EACH = 2;
    private static final int MEAN = 5;
    private static final int BEST = 10;
    /** What passing a Test is worth that nobody's life hangs on. */
    private static final double PASSED = 4;
    /** What must be gained by something that is gone afterwards. */
    private static final double PRECIOUS = 2.5;
    /** What must be gained by something that stays until it has worked. */
    private static final double CHEAP = 1;

    private TestBoosts() {}

    /** What to put in before the roll: whatever gains most over what it is worth. */
    static int before(CenturyState state, Request<?> request) {
        return Weigh.best(
                        request,
                        option -> option instanceof TestEffort effort && !effort.declines()
                                ? gain(state, effort) - worth(effort)
                                : 0)
                .orElse(request.fallbackIndex());
    }

    private static double gain(CenturyState state, TestEffort effort) {
        TestInProgress trial = effort.trial();
        MightOutlook without = effort.without(state);
        if (effort.takesTen()) {
            return value(trial, new MightOutlook(without.ahead() + BEST - 1, without.net())) - value(trial, without);
        }
        MightOutlook with = effort.with(state);
        double gain = value(trial, with) - value(trial, without);
        boolean miracle = effort.trait().isEmpty();
        return miracle ? gain - PlotArmorValue.loss(state, trial.tester(), price(trial, with)) : gain;
    }

    /** What the total of a Miracle will about cost. */
    private static int price(TestInProgress trial, MightOutlook with) {
        return Miracles.price(
                trial.tester().body(), with.ahead() + trial.call().dn().orElse(0) + MEAN);
    }

    private static double worth(TestEffort effort) {
        return effort.once() ? PRECIOUS : CHEAP;
    }

    private static double value(TestInProgress trial, MightOutlook outlook) {
        String label = trial.call().label();
        if (label.equals("attack.roll")) {
            return damage(outlook);
        }
        if (trial.call().dn().isEmpty()) {
            return 0;
        }
        return passing(outlook) * (label.equals(PlotArmor.HOLDING) ? PlotArmorValue.DOWN : PASSED);
    }

    /** The Damage to expect of an attack if Advantages are traded for the best. Ledger: BCG-ADV-3. */
    static double damage(MightOutlook outlook) {
        double best = 0;
        for (int given = 0; given <= Math.max(0, outlook.net()); given++) {
            best = Math.max(best, Chances.damage(outlook.ahead() + FOR_EACH * given, outlook.net() - given));
        }
        return best;
    }

    /** How likely a Test passes if Advantages are traded for the best. */
    static double passing(MightOutlook outlook) {
        return Chances.passing(outlook.ahead() + FOR_EACH * given(outlook), outlook.net() - given(outlook));
    }

    private static int given(MightOutlook outlook) {
        int best = 0;
        double most = 0;
        for (int given = 0; given <= outlook.net(); given++) {
            double chance = Chances.passing(outlook.ahead() + FOR_EACH * given, outlook.net() - given);
            if (chance > most) {
                most = chance;
                best = given;
            }
        }
        return best;
    }

    /** In an attack +2 is more than a die is worth; whoever only has to hold on gives up what makes that likeliest. */
    static int trade(CenturyState state, Fighter unit, Request<?> request) {
        int net = request.options().size() - 1;
        if (state.acting().orElse(null) == unit
                || !unit.hasBody()
                || unit.body().layersLost() == 0) {
            return net;
        }
        MightOutlook holding = PlotArmor.holding(state, unit, unit.body().layersLost() - 1);
        return given(new MightOutlook(holding.ahead(), net));
    }
}
