package arbiter.games.capital;

import arbiter.rulebook.Rulebook;
import arbiter.testkit.LedgerContract;

class CapitalLedgerTest extends LedgerContract {

    @Override
    protected Rulebook<?> book() {
        return new CapitalRulebook();
    }
}
