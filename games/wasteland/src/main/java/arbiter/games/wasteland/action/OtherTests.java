package arbiter.games.wasteland.action;

import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Skill;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestDifficulty;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Decider;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;

/** Tests that no other rule asks for: somebody names a skill, the gamemaster the attribute and the difficulty. Ledger: WAS-TEST-1, WAS-MAJ-10. */
public final class OtherTests {

    private OtherTests() {}

    public static void resolve(Play<WastelandState> play, Occasion occasion) {
        Fighter one = occasion.actor();
        Skill skill = play.choose(Request.one(
                                one.decider(),
                                "test.skill",
                                SkillAnswer.of(play.state().tables().skills()))
                        .asking(() -> "Which skill does " + one.name() + " test?"))
                .skill();
        Attribute attribute = play.choose(Request.one(
                                Decider.GAMEMASTER, "test.attribute", AttributeOption.startingWith(skill.attribute()))
                        .asking(() -> "Which attribute goes with " + skill.name() + "?")
                        .quietly())
                .attribute();
        DifficultyOption difficulty =
                play.choose(Request.one(Decider.GAMEMASTER, "test.difficulty", DifficultyOption.ALL)
                        .asking(() -> "How hard is " + one.name() + "'s test of " + attribute.word() + " + "
                                + skill.name() + "?")
                        .otherwise(DifficultyOption.USUAL));
        if (difficulty.declines()) {
            play.emit(new TestRefused(one.id(), skill.name()));
            return;
        }
        Modifiers parts = TestDifficulty.ofAction(
                play.state(),
                Modifiers.of("task", difficulty.difficulty().getAsInt()),
                occasion,
                attribute,
                skill.key());
        TestProcedure.resolve(
                play,
                TestAttempt.of(one, attribute.word() + " + " + skill.name(), attribute, skill.key(), parts),
                occasion.helpers());
        Purse.bankOutsideTurn(play, one);
    }

    /** The gamemaster says that it cannot be tried. */
    public record TestRefused(String unit, String what) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {}

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " cannot do that with " + what);
        }
    }
}
