package arbiter.games.wasteland.test;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Faces;
import arbiter.dice.TestRoll;
import arbiter.games.wasteland.luck.LuckUse;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.sheet.Statistics;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;

/** Somebody who assists a test with one d20 against its own attribute and skill. Ledger: WAS-ASST-1, WAS-ASST-6. */
public record TestAssistant(Fighter helper, Attribute attribute, SkillName skill) {

    private static final Dice ONE = Dice.of(1, Die.D20.sides());

    /** The complication range of the test holds for the helper's die too. Ledger: WAS-ASST-3. */
    TestRoll roll(Play<WastelandState> play, int range) {
        Statistics statistics = helper.profile().statistics();
        FaceClasses classes = FaceClasses.of(statistics.target(attribute, skill), statistics.critical(skill), range);
        boolean lucky = LuckUse.has(helper);
        Faces die = lucky
                ? play.draw("test.helper", ONE, classes.byClass())
                : play.draw("test.helper", ONE, classes.bySum());
        if (lucky && wantsAgain(play, die)) { // WAS-LUCK-6
            LuckUse.spend(play, helper, 1, "Miss Fortune");
            Faces again = play.draw("test.helper-reroll", ONE, classes.bySum());
            play.emit(new DieRerolled(helper.id(), "Miss Fortune", die.sum(), again.sum()));
            die = again;
        }
        TestRoll roll = classes.read(die);
        play.emit(new HelperRolled(helper.id(), die.sum(), statistics.target(attribute, skill), roll.successes()));
        return roll;
    }

    private boolean wantsAgain(Play<WastelandState> play, Faces die) {
        return play.choose(Request.one(helper.decider(), "test.helper-luck", YesNo.BOTH)
                        .asking(() -> "A point of luck to throw the " + die + " of your help again?")
                        .otherwise(YesNo.NO)
                        .quietly())
                == YesNo.YES;
    }
}
