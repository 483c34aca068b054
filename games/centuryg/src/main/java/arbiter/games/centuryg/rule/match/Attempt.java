package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Deed;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;

/** Anything that does no harm, as an ordinary Test. Ledger: 2.5, BCG-TEST-1. */
record Attempt() implements Deed {

    @Override
    public String id() {
        return "attempt";
    }

    @Override
    public String text() {
        return "Something else, by a Test";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Buildup.lose(play, unit);
        Steps.freely(play, unit, 1, "attempt.place");
        TestOrder.single(play, unit.decider(), unit);
    }
}
