package arbiter.games.wasteland.test;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.Turns;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.luck.LuckPoints;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.HelpEvents.HelpPromised;
import arbiter.games.wasteland.turn.TurnEvents.TurnBegan;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class TestRulingsTest {

    private static final int TORSO = 1;

    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter maul = hero("maul", 1, 0);
    private final Fighter gunner = enemy("road-gunner", 2, 1);

    private static TestAttempt climbing(Fighter one, int difficulty) {
        return TestAttempt.of(
                one, "climbing", Attribute.STRENGTH, SkillName.ATHLETICS, Modifiers.of("wall", difficulty));
    }

    @Test
    @Ledger({"WAS-AMB-52", "WAS-TEST-5"})
    void one_die_may_be_a_success_and_a_complication() {
        var play = scenario(maul).choice("test.dice", "0").dice("test.d20", 12, 17);

        TestProcedure.resolve(play, climbing(maul, 1).complicatedBy(8)); // never wider than 16 to 20

        assertThat(play.log())
                .containsExactly("Maul rolls climbing, 12+17 against 12 (3 twice): 1 success, difficulty 1, passes, 1"
                        + " complication");
        assertThat(FaceClasses.of(16, 1, 5).successes(16)).isEqualTo(1);
        assertThat(FaceClasses.of(16, 1, 5).complications(16)).isEqualTo(1);
    }

    @Test
    @Ledger({"WAS-LUCK-6", "miss-fortune"})
    void an_assistant_spends_own_luck_on_the_own_die() {
        LuckPoints.put(maul, 2);
        var play = Turns.of(rook, maul, gunner);
        new HelpPromised("maul", "rook").apply(play.state());
        play.choice("test.dice", "0")
                .dice("test.d20", 7, 15)
                .dice("test.helper", 18)
                .choice("test.helper-luck", "yes")
                .dice("test.helper-reroll", 3);

        TestProcedure.resolve(play, climbing(rook, 2));

        assertThat(play.log())
                .containsExactly(
                        "Maul spends 1 luck: Miss Fortune, 1 left",
                        "Maul throws a die again (Miss Fortune): the 18 becomes a 3",
                        "Maul assists: 3 against 12, 2 successes",
                        "Rook rolls climbing, 7+15 against 7: 3 successes, difficulty 2, passes, 1 AP");
    }

    @Test
    @Ledger({"WAS-AMB-45", "WAS-MAJ-1"})
    void a_turn_given_up_still_begins_and_ends() {
        var play = Turns.of(rook, maul, gunner);
        play.choice("test.assist", "yes")
                .choice("test.dice", "0")
                .dice("test.d20", 7, 15)
                .dice("test.helper", 13);
        TestProcedure.resolve(play, climbing(rook, 1));
        Injuries.inflict(play, maul, TORSO, false);
        int told = play.log().size();
        new TurnBegan("maul").apply(play.state());
        play.dice("injury.bleeding", 1, 3);

        Tables.BOOK.game().advance(play);

        assertThat(play.log().subList(told, play.log().size()))
                .containsExactly("Maul loses 1 HP at the torso, 12 left", "Maul has finished");
    }
}
