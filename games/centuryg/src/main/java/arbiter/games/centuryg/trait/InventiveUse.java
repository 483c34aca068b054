package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.test.TestEffort;
import arbiter.games.centuryg.test.TestInProgress;
import java.util.List;

/** Advantages on one Test an Episode. Ledger: ingenious. */
public record InventiveUse(int advantages) implements PersonTrait {

    @Override
    public void offerEffort(TestInProgress trial, TraitInUse own, List<TestEffort> efforts) {
        if (trial.canTake(own)) {
            efforts.add(TestEffort.once(own, own.entry().name() + ": " + advantages + " Advantages", trial));
        }
    }

    @Override
    public int effortAdvantages() {
        return advantages;
    }
}
