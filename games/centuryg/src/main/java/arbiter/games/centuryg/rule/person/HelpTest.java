package arbiter.games.centuryg.rule.person;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;

/** Helping somebody with a Test: an Advantage for every ten points. Ledger: BCG-HELP-1, BCG-AMB-08. */
public final class HelpTest {

    private static final int FOR_AN_ADVANTAGE = 10;

    private HelpTest() {}

    /** The call with what this helper adds to it; those of several helpers add up. */
    public static TestCall resolve(Play<CenturyState> play, Fighter helper, TestCall help, TestCall helped) {
        Trial trial = PilotTest.resolve(play, helper, help);
        return helped.swayed(Sway.NONE.better("helped by " + helper.name(), trial.total() / FOR_AN_ADVANTAGE));
    }
}
