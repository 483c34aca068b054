package arbiter.games.wasteland.test;

import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import java.util.function.IntFunction;

/**
 * Two tests against each other: the reacting side rolls first, and its successes are what the acting side has to reach. A
 * tie is the actor's. Whoever wins has the difference as action points. Ledger: section 2.4.
 */
public final class OpposedRoll {

    private OpposedRoll() {}

    /** Whether the actor wins; the actor's test is made from the successes of the reactor. */
    public static boolean resolve(Play<WastelandState> play, TestAttempt reacting, IntFunction<TestAttempt> acting) {
        TestAttempt probe = acting.apply(0);
        boolean rivals = reacting.actor().isPlayerCharacter() && probe.actor().isPlayerCharacter(); // WAS-OPP-4
        TestAttempt first = reacting.alwaysRolled().withoutEarning();
        int successes = TestProcedure.resolve(play, rivals ? first.withoutPool() : first)
                .successes();
        TestAttempt second = acting.apply(successes);
        TestOutcome outcome =
                TestProcedure.resolve(play, rivals ? second.withoutPool().withoutEarning() : second);
        if (!outcome.passes() && !rivals) {
            Purse.earn(play, reacting.actor(), outcome.shortfall()); // WAS-OPP-3
        }
        Purse.bankOutsideTurn(play, reacting.actor());
        return outcome.passes();
    }
}
