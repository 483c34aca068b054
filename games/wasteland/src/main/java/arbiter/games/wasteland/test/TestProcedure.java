package arbiter.games.wasteland.test;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Faces;
import arbiter.dice.TestRoll;
import arbiter.games.wasteland.luck.StackedDeck;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.List;

/**
 * One test in the order of its steps. Whoever calls it has fixed attribute, skill, difficulty and complication range, and
 * has asked those who can change the difficulty. Ledger: WAS-TEST-9.
 */
public final class TestProcedure {

    /** d20 that everybody rolls. Ledger: WAS-TEST-2. */
    private static final int BASE = 2;

    private TestProcedure() {}

    /** A whole test of somebody's own. */
    public static TestOutcome resolve(Play<WastelandState> play, TestAttempt attempt) {
        return resolve(play, attempt, List.of());
    }

    /** The same with somebody assisting whatever happens, such as a commander. Ledger: WAS-MAJ-3. */
    public static TestOutcome resolve(Play<WastelandState> play, TestAttempt attempt, List<TestAssistant> given) {
        List<TestAssistant> helpers = TestAssistance.collect(play, attempt, given);
        if (attempt.difficulty() == 0 && attempt.mayPassUnrolled() && takesPass(play, attempt)) {
            play.emit(new TestPassed(attempt.actor().id(), attempt.what()));
            return TestOutcome.UNROLLED;
        }
        TestAttempt settled = StackedDeck.offer(play, attempt);
        int dice = BASE + BoughtDice.offer(play, settled);
        TestTally tally = play.once("test", () -> roll(play, settled, dice, helpers));
        TestTally counted = Complications.withoutIgnored(play, settled, tally); // WAS-QUAL-12
        TestOutcome outcome = TestOutcome.of(counted, settled.difficulty());
        if (outcome.passes() && attempt.earns()) {
            if (attempt.banks()) {
                Purse.earnForPool(play, attempt.actor(), outcome.surplus());
            } else {
                Purse.earn(play, attempt.actor(), outcome.surplus());
            }
        }
        boolean spoilt = Complications.resolve(play, settled, outcome.complications());
        if (outcome.passes()
                && attempt.kind() == TestAttempt.Kind.OTHER) { // attacks and First Aid have more to sell before
            TestExtras.offer(play, attempt.actor());
        }
        return outcome.spoilingDose(spoilt);
    }

    /** Nothing can go wrong without a roll, and nothing can be won. Ledger: WAS-TEST-8. */
    private static boolean takesPass(Play<WastelandState> play, TestAttempt attempt) {
        Fighter actor = attempt.actor();
        return play.choose(Request.one(actor.decider(), "test.pass", YesNo.BOTH)
                        .asking(() -> "The difficulty of " + attempt.what() + " is 0: pass without a roll, with no AP"
                                + " and no complications?")
                        .decidedBy(() -> List.of(Headline.wanted("AP earned"), Headline.feared("complication")))
                        .partOf("test.preparation")
                        .otherwise(YesNo.NO)
                        .quietly())
                == YesNo.YES;
    }

    private static TestTally roll(
            Play<WastelandState> play, TestAttempt attempt, int dice, List<TestAssistant> helpers) {
        FaceClasses classes = attempt.classes();
        Dice pool = Dice.of(dice, Die.D20.sides());
        DieRerolls rerolls = new DieRerolls(play, attempt);
        boolean open = rerolls.arePossible();
        Faces thrown =
                open ? play.draw("test.d20", pool, classes.byClass()) : play.draw("test.d20", pool, classes.bySum());
        TestRoll help = help(play, attempt, helpers);
        Faces stands = open ? rerolls.resolve(thrown, help).all() : thrown;
        TestTally tally = TestTally.of(classes.read(stands), help);
        play.emit(new TestRolled(
                attempt.actor().id(),
                attempt.what(),
                stands,
                attempt.target(),
                attempt.critical(),
                attempt.parts(),
                attempt.difficulty(),
                tally.successes(),
                tally.complications(),
                attempt.earns()));
        return tally;
    }

    private static TestRoll help(Play<WastelandState> play, TestAttempt attempt, List<TestAssistant> helpers) {
        int successes = 0;
        int complications = 0;
        for (int i = 0; i < helpers.size(); i++) {
            TestRoll roll = helpers.get(i).roll(play, attempt.range());
            successes += roll.successes();
            complications += roll.complications();
        }
        return TestRoll.of(successes, complications);
    }
}
