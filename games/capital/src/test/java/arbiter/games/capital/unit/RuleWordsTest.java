package arbiter.games.capital.unit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Entry;
import arbiter.kernel.Line;
import arbiter.rulebook.Rulebooks;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Words of the log that lead to rules. */
class RuleWordsTest {

    @Test
    void a_line_is_split_where_a_rule_is_named_and_reads_the_same() {
        Line line = Line.says(RuleWords::linked)
                .words(" is in Critical Condition and regains 2 Energy")
                .line();

        assertThat(line.text()).isEqualTo(" is in Critical Condition and regains 2 Energy");
        assertThat(line.parts())
                .contains(
                        new Line.Rule("critical-condition", "Critical Condition"),
                        new Line.Rule("CAP-ATTR-3", "Energy"));
    }

    @Test
    void every_word_leads_to_a_rule_that_there_is() {
        var capital = Rulebooks.all().stream()
                .filter(book -> book.id().equals("capital"))
                .findFirst()
                .orElseThrow();
        List<String> ids = capital.content().shelves().stream()
                .flatMap(shelf -> shelf.all().stream())
                .map(Entry::id)
                .toList();

        assertThat(ids).containsAll(RuleWords.all().values());
    }
}
