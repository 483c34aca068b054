package arbiter.games.centuryg.power;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** What may be called in one's own Turn before the Action, any number of them. Ledger: BCG-GP-2, 5.2, BCG-AMB-29. */
public final class SetupPowers {

    private SetupPowers() {}

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> acts) {
        Powers.ask(state, unit, unit.powers().inTurn(), power -> power.trait().inTurn(state, unit, power, acts));
    }

    /** Those that use an Action which nothing has been decided about. */
    public static void offerWithAction(CenturyState state, Fighter unit, List<CenturyAct> acts) {
        Powers.ask(
                state, unit, unit.powers().withAction(), power -> power.trait().withAction(state, unit, power, acts));
    }
}
