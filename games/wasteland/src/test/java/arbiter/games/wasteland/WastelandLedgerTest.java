package arbiter.games.wasteland;

import arbiter.rulebook.Rulebook;
import arbiter.testkit.LedgerContract;

class WastelandLedgerTest extends LedgerContract {

    @Override
    protected Rulebook<?> book() {
        return new WastelandRulebook();
    }
}
