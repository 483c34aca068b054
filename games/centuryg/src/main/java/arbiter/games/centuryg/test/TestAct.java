package arbiter.games.centuryg.test;

import arbiter.games.centuryg.match.Buildup;
import arbiter.games.centuryg.match.FootMovement;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** Anything that does no harm, as an ordinary Test. Ledger: 2.5, BCG-TEST-1. */
public record TestAct() implements CenturyAct {

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
        FootMovement.freely(play, unit, 1, "attempt.place");
        TestOrder.single(play, unit.decider(), unit);
    }
}
