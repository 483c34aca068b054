package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.server.table.loaded.JsonText;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who threw what, and how likely so much was. */
class LuckTest {

    private static final String ATTACK = """
        {"deed": {"unit": "mara", "targets": ["brute"], "hit": true}, "parts": [
          {"unit": "mara", "text": "Mara"}, {"words": " attacks "}, {"unit": "brute", "text": "Brute"},
          {"dice": "%s"}, {"words": " against "}, {"dice": "%s"}]}\
        """;

    private static JsonNode record(String throwsMade, String... draws) {
        StringBuilder entries = new StringBuilder();
        for (String draw : draws) {
            String[] words = draw.split(" ");
            entries.append(entries.isEmpty() ? "" : ", ")
                    .append("{\"kind\": \"drawn\", \"label\": \"" + words[0] + "\", \"faces\": " + words[1] + "}");
        }
        return JsonText.read("{\"entries\": [" + entries + "], \"throws\": " + throwsMade + "}");
    }

    private static List<String> told(ThrownDice dice, String item) {
        return dice.shownBy(JsonText.read(item)).stream()
                .map(thrown -> thrown.unit() + " " + thrown.faces())
                .toList();
    }

    @Test
    void both_rolls_of_an_attack_are_those_of_attacker_and_target() {
        ThrownDice dice = new ThrownDice();
        dice.draw(record("[[6, 6], [6, 6]]", "attack.attacker [3,4]", "attack.defender [4,3]"));

        assertThat(told(dice, ATTACK.formatted("3+4", "4+3"))).containsExactly("mara [3, 4]", "brute [4, 3]");
    }

    @Test
    void dice_thrown_again_count_as_often_as_they_were_thrown() {
        ThrownDice dice = new ThrownDice();
        dice.draw(record("[[6, 6], [6, 6]]", "attack.attacker [1,2]", "attack.defender [5,1]"));
        dice.draw(record("[[6], [6, 6]]", "attack.parried [6]", "attack.attacker [4,4]"));

        assertThat(told(dice, ATTACK.formatted("4+4", "5+6")))
                .containsExactly("mara [1, 2]", "mara [4, 4]", "brute [5, 1]", "brute [6]");
    }

    @Test
    void what_is_hidden_or_shown_nowhere_is_nobodys() {
        ThrownDice dice = new ThrownDice();
        dice.draw(record("[null, [10], [6, 6]]", "fate.die [2]", "drift.direction [9]", "attack.attacker [3,4]"));

        assertThat(told(dice, ATTACK.formatted("3+4", "2+2"))).containsExactly("mara [3, 4]");
        assertThat(told(dice, ATTACK.formatted("9", "9"))).isEmpty();
    }

    @Test
    void where_many_throw_under_one_label_each_line_has_its_own() {
        ThrownDice dice = new ThrownDice();
        dice.draw(record("[[6, 6], [6, 6]]", "initiative.roll [1,2]", "initiative.roll [2,1]"));

        assertThat(told(dice, "{\"parts\": [{\"unit\": \"a\"}, {\"dice\": \"2+1\"}]}"))
                .containsExactly("a [2, 1]");
        assertThat(told(dice, "{\"parts\": [{\"unit\": \"b\"}, {\"dice\": \"1+2\"}]}"))
                .containsExactly("b [1, 2]");
    }

    @Test
    void the_chance_of_a_sum_is_exact() {
        DiceTally tally = new DiceTally();
        tally.add(List.of(5, 6), List.of(6, 6));

        JsonNode luck = tally.json(21);

        assertThat(luck.get("expected").asDouble()).isEqualTo(7.0);
        assertThat(luck.get("higher").asDouble()).isCloseTo(3 / 36.0, within(1e-12));
        assertThat(luck.get("lower").asDouble()).isCloseTo(35 / 36.0, within(1e-12));
        assertThat(luck.get("bars")).hasSize(11);
    }

    @Test
    void many_dice_of_different_kinds_agree_with_counting_all_ways() {
        DiceTally tally = new DiceTally();
        tally.add(List.of(2, 3, 7), List.of(4, 6, 10));
        double[] counted = new double[18];
        for (int a = 1; a <= 4; a++) {
            for (int b = 1; b <= 6; b++) {
                for (int c = 1; c <= 10; c++) {
                    counted[a + b + c - 3] += 1 / 240.0;
                }
            }
        }

        assertThat(tally.chances()).containsExactly(counted, within(1e-12));
    }
}
