package arbiter.games.wasteland.test;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Faces;
import arbiter.dice.TestRoll;
import arbiter.games.wasteland.luck.LuckUse;
import arbiter.games.wasteland.test.TestAttempt.RerollRight;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/**
 * Throwing dice of a test again: first by Aim, then by a mark, then with Luck as often as there are points. Every die once,
 * and the new face stands. Ledger: WAS-TEST-10, WAS-LUCK-5, WAS-ATK-6.
 */
final class DieRerolls {

    /** Successes that one die can bring. Ledger: WAS-TEST-4. */
    private static final int CRITICAL = 2;

    private static final Dice ONE = Dice.of(1, Die.D20.sides());

    private final Play<WastelandState> play;
    private final TestAttempt attempt;
    private final FaceClasses classes;

    DieRerolls(Play<WastelandState> play, TestAttempt attempt) {
        this.play = play;
        this.attempt = attempt;
        this.classes = attempt.classes();
    }

    /** Whether any die could be thrown again. */
    boolean arePossible() {
        return !attempt.rerolls().isEmpty() || LuckUse.has(attempt.actor());
    }

    RolledDice resolve(Faces thrown, TestRoll help) {
        RolledDice dice = RolledDice.of(thrown);
        for (RerollRight right : attempt.rerolls()) {
            dice = byRight(dice, right, help);
        }
        return withLuck(dice, help);
    }

    /** What is free: the worst die by default. */
    private RolledDice byRight(RolledDice thrown, RerollRight right, TestRoll help) {
        RolledDice dice = thrown;
        for (int i = 0; i < right.dice() && dice.isOpen(); i++) {
            RolledDice now = dice;
            int lacking = lacking(TestTally.of(classes.read(now.all()), help));
            DieOption chosen =
                    play.choose(Request.one(attempt.actor().decider(), right.label(), now.options(classes, lacking))
                            .asking(() -> right.words() + ": which die of " + now.all() + " do you throw again?")
                            .decidedBy(DieRerolls::headlines)
                            .partOf("test.rerolls")
                            .otherwise(now.worst(classes, lacking)));
            if (chosen.declines()) {
                return now;
            }
            dice = again(now, chosen, right.words());
        }
        return dice;
    }

    /** One point for each die, one after the other; people are stopped only where it could save something. */
    private RolledDice withLuck(RolledDice thrown, TestRoll help) {
        Fighter actor = attempt.actor();
        RolledDice dice = thrown;
        while (LuckUse.has(actor) && dice.isOpen()) {
            RolledDice now = dice;
            TestTally tally = TestTally.of(classes.read(now.all()), help);
            Request<DieOption> question = Request.one(
                            actor.decider(), "test.miss-fortune", now.options(classes, lacking(tally)))
                    .asking(() -> "A point of luck (" + actor.luck().left() + " left) for a die of " + now.all() + "?")
                    .decidedBy(DieRerolls::headlines)
                    .partOf("test.rerolls")
                    .otherwise(DieOption.NONE);
            DieOption chosen = play.choose(canSave(now, lacking(tally)) ? question : question.quietly());
            if (chosen.declines()) {
                return now;
            }
            LuckUse.spend(play, actor, 1, "Miss Fortune");
            dice = again(now, chosen, "Miss Fortune");
        }
        return dice;
    }

    /** Whether the dice that have failed could still bring what is lacking. */
    private boolean canSave(RolledDice dice, int lacking) {
        int most = 0;
        for (int i = 0; i < dice.open().size(); i++) {
            most += CRITICAL - classes.successes(dice.open().face(i));
        }
        return lacking > 0 && lacking <= most;
    }

    private int lacking(TestTally tally) {
        return Math.max(0, attempt.difficulty() - tally.successes());
    }

    private RolledDice again(RolledDice dice, DieOption chosen, String why) {
        int face = play.draw("test.reroll", ONE, classes.byClass()).sum();
        play.emit(new DieRerolled(attempt.actor().id(), why, chosen.face(), face));
        return dice.rerolled(chosen.face(), face);
    }

    private static List<Headline> headlines() {
        return List.of(Headline.wanted("success"), Headline.feared("complication"));
    }
}
