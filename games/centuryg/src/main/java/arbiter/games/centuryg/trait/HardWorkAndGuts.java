package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.test.TestEffort;
import arbiter.games.centuryg.test.TestInProgress;
import java.util.List;

/** One Test an Episode without Disadvantages. Ledger: hard-work-and-guts. */
public record HardWorkAndGuts() implements PersonTrait {

    @Override
    public void offerEffort(TestInProgress trial, TraitInUse own, List<TestEffort> efforts) {
        if (trial.canTake(own)) {
            efforts.add(TestEffort.once(own, own.entry().name() + ": no Disadvantages", trial));
        }
    }

    @Override
    public boolean ignoresDisadvantages() {
        return true;
    }
}
