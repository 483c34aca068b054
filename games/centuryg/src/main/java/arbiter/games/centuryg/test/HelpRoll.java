package arbiter.games.centuryg.test;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** Helping somebody with a Test: an Advantage for every ten points. Ledger: BCG-HELP-1, BCG-AMB-08. */
public final class HelpRoll {

    private static final int FOR_AN_ADVANTAGE = 10;

    private HelpRoll() {}

    /** The call with what this helper adds to it; those of several helpers add up. */
    public static TestCall resolve(Play<CenturyState> play, Fighter helper, TestCall help, TestCall helped) {
        TestInProgress trial = PilotRoll.resolve(play, helper, help);
        return helped.swayed(EdgeCount.NONE.better("helped by " + helper.name(), trial.total() / FOR_AN_ADVANTAGE));
    }
}
