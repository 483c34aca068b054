package arbiter.games.gladiators;

import arbiter.rulebook.Rulebook;
import arbiter.testkit.LedgerContract;

class GladiatorsLedgerTest extends LedgerContract {

    @Override
    protected Rulebook<?> book() {
        return new GladiatorsRulebook();
    }
}
