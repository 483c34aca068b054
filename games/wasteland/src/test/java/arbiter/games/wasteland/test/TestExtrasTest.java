package arbiter.games.wasteland.test;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.TableRules;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Refused;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

class TestExtrasTest {

    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter gunner = enemy("road-gunner", 1, 0);

    private TestAttempt lock(Fighter one) {
        return TestAttempt.of(one, "a lock", Attribute.PERCEPTION, SkillName.LOCKPICK, Modifiers.of("lock", 1));
    }

    @Test
    @Ledger({"WAS-AP-9", "WAS-AP-3", "ap-question", "ap-halve-time", "ap-detail"})
    void questions_time_and_details_are_bought_after_a_passed_test() {
        TableRules details = new TableRules(false, false, false, false, false, false, false, true);
        var play = new Scenario<>(table(details, rook, gunner))
                .choice("test.dice", "0")
                .dice("test.d20", 1, 2)
                .choice("test.extras", "question:who sent them?")
                .choice("test.extras", "halve-time")
                .choice("test.extras", "detail:a crate")
                .choice("test.extras", "done");
        ActionPools.put(play.state(), 4, 0);

        TestProcedure.resolve(play, lock(rook));

        assertThat(play.log())
                .containsExactly(
                        "Rook rolls a lock, 1+2 against 8: 3 successes, difficulty 1, passes, 2 AP",
                        "Rook spends 1 AP: a question for the gamemaster",
                        "Rook has a question for the gamemaster: who sent them?",
                        "Rook spends 2 AP: the task done in half the time",
                        "Rook has the task done in half the time",
                        "Rook spends 1 AP: a small detail",
                        "Rook has a small detail: a crate");
        assertThat(play.state().pools().party()).isEqualTo(2); // those in hand went first
    }

    @Test
    @Ledger({"WAS-AP-9"})
    void time_is_halved_once_and_details_are_for_tables_that_want_them() {
        var play = new Scenario<>(table(rook, gunner));
        ActionPools.put(play.state(), 4, 0);

        assertThat(ExtraOption.of(play.state(), rook, true))
                .extracting(ExtraOption::id)
                .containsExactly("done", "question");
        assertThatThrownBy(() -> ExtraOption.parse("detail:a crate", ExtraOption.of(play.state(), rook, false)))
                .isInstanceOf(Refused.class)
                .hasMessage("after this test one of these can be bought: done, question, halve-time, not 'detail'"
                        + " (WAS-AP-9)");
    }

    @Test
    @Ledger({"WAS-AP-4", "ap-extra-d20"})
    void every_d20_for_sale_says_its_price_and_what_it_changes() {
        PassChance chances = PassChance.of(13, 4, 3);

        assertThat(DiceOption.listed(6, false, chances))
                .extracting(DiceOption::note)
                .containsExactly(
                        "",
                        "Third d20: 22.0 → 50.6 % for 1 AP",
                        "Fourth d20: 50.6 → 72.5 % for 2 AP",
                        "Fifth d20: 72.5 → 85.9 % for 3 AP");
        assertThat(DiceOption.listed(2, true, chances).get(3).costs())
                .extracting(cost -> cost.amount() + " " + cost.what())
                .containsExactly("2 AP", "1 AP for the gamemaster");
    }
}
