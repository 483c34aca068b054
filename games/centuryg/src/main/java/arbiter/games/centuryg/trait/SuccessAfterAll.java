package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.test.TestInProgress;

/** Once an Episode one of certain Tests that failed is a success. Ledger: gumshoe, jaded, superior-immune-system. */
public record SuccessAfterAll(TestKind tests) implements PersonTrait {

    @Override
    public boolean saves(TestInProgress trial) {
        return trial.isAny(tests);
    }
}
