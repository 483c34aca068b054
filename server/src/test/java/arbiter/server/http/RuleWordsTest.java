package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Entry;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.duel.fight.DuelEvent;
import arbiter.kernel.Line;
import arbiter.rulebook.Rulebooks;
import arbiter.tabletop.unit.RuleWords;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Words of the log that lead to rules, in every game. */
class RuleWordsTest {

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of("duel", DuelEvent.RULE_WORDS),
                Arguments.of("capital", CapitalEvent.RULE_WORDS),
                Arguments.of("centuryg", CenturyEvent.RULE_WORDS));
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_word_leads_to_a_rule_that_there_is(String game, RuleWords words) {
        List<String> ids = Rulebooks.all().stream()
                .filter(book -> book.id().equals(game))
                .flatMap(book -> book.content().shelves().stream())
                .flatMap(shelf -> shelf.all().stream())
                .map(Entry::id)
                .toList();

        assertThat(words.targets()).isNotEmpty();
        assertThat(ids).containsAll(words.targets());
    }

    @Test
    void a_line_is_split_where_a_rule_is_named_and_reads_the_same() {
        String text = " is in Critical Condition and regains 2 Energy";
        Line line = Line.says(CapitalEvent.RULE_WORDS::linked).words(text).line();

        assertThat(line.text()).isEqualTo(text);
        assertThat(line.parts())
                .contains(
                        new Line.Rule("critical-condition", "Critical Condition"),
                        new Line.Rule("CAP-ATTR-3", "Energy"));
    }
}
