package arbiter.games.centuryg;

import arbiter.rulebook.Rulebook;
import arbiter.testkit.LedgerContract;

class CenturyLedgerTest extends LedgerContract {

    @Override
    protected Rulebook<?> book() {
        return new CenturyRulebook();
    }
}
