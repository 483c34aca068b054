package arbiter.games.duel;

import arbiter.rulebook.Rulebook;
import arbiter.testkit.LedgerContract;

class DuelLedgerTest extends LedgerContract {

    @Override
    protected Rulebook<?> book() {
        return new DuelRulebook();
    }
}
