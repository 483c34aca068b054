package arbiter.games.narrative;

import arbiter.rulebook.Rulebook;
import arbiter.testkit.LedgerContract;

class NarrativeLedgerTest extends LedgerContract {

    @Override
    protected Rulebook<?> book() {
        return new NarrativeRulebook();
    }
}
