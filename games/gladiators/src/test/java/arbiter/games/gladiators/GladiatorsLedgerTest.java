package arbiter.games.gladiators;

import arbiter.rulebook.Rulebook;
import arbiter.testkit.LedgerContract;
import java.util.List;

class GladiatorsLedgerTest extends LedgerContract {

    @Override
    protected Rulebook<?> book() {
        return new GladiatorsRulebook();
    }

    /** Stretching a trait, and throwing back what did Reflection no harm. */
    @Override
    protected List<String> open() {
        return List.of("GG-ADV-6", "GG-RFL-1");
    }
}
