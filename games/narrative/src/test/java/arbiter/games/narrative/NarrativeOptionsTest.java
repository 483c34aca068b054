package arbiter.games.narrative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.narrative.sheet.CostProfile;
import arbiter.games.narrative.unit.TableRules;
import arbiter.rulebook.TableOption;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NarrativeOptionsTest {

    private static Map<String, String> standard() {
        Map<String, String> values = new LinkedHashMap<>();
        for (TableOption option : NarrativeOptions.ALL) {
            values.put(option.id(), option.standard());
        }
        return values;
    }

    @Test
    void the_first_values_are_the_standard_rules() {
        assertThat(NarrativeOptions.rules(standard())).isEqualTo(TableRules.STANDARD);
    }

    @Test
    void each_option_changes_its_rule() {
        Map<String, String> values = standard();
        values.put("effect-costs", "core");
        values.put("pyromancy-burn", "no");
        values.put("shooting-while-engaged", "engaged-targets");

        assertThat(NarrativeOptions.rules(values))
                .isEqualTo(new TableRules(CostProfile.CORE, false, false, true, true, true, false, false));
        values.put("effect-costs", "cheap");
        assertThatThrownBy(() -> NarrativeOptions.rules(values))
                .hasMessageContaining("unknown value of effect-costs 'cheap'");
    }
}
