package arbiter.games.capital;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.unit.HouseRule;
import arbiter.games.capital.unit.TableRules;
import arbiter.rulebook.TableOption;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class CapitalOptionsTest {

    @Test
    void without_a_word_a_table_plays_by_the_ledger() {
        assertThat(CapitalOptions.rules(Map.of())).isEqualTo(TableRules.STANDARD);
    }

    @Test
    void every_departure_can_be_chosen_and_names_its_ruling() {
        Map<String, String> chosen = new TreeMap<>();
        for (TableOption option : CapitalOptions.ALL) {
            assertThat(option.rule()).matches("CAP-AMB-\\d+");
            chosen.put(option.id(), option.values().get(1));
        }

        assertThat(CapitalOptions.rules(chosen).chosen()).containsExactly(HouseRule.values());
    }
}
