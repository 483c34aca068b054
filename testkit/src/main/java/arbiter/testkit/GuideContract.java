package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Entry;
import arbiter.kernel.State;
import arbiter.rulebook.LedgerEntry;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.Explanations;
import arbiter.rulebook.guide.Hint;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * What a game says at its tables holds: hints are about what comes up, and every option and every bar is explained. A
 * game runs it by subclassing.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GuideContract<S extends State<S>> {

    private static final int LONGEST_TITLE = 40;
    private static final int LONGEST_TEXT = 240;

    private final Rulebook<S> book;
    private PlayedQuestions played;

    protected GuideContract(Rulebook<S> book) {
        this.book = book;
    }

    @BeforeAll
    void play() {
        played = PlayedQuestions.of(book);
    }

    @Test
    void hints_are_short_and_name_a_rule() {
        List<String> rules = book.ledger().rules().stream().map(LedgerEntry::id).toList();
        assertThat(book.hints()).hasSizeGreaterThanOrEqualTo(4);
        assertThat(book.hints()).extracting(Hint::id).doesNotHaveDuplicates();
        assertThat(book.hints()).allSatisfy(hint -> {
            assertThat(hint.title()).isNotBlank().hasSizeLessThanOrEqualTo(LONGEST_TITLE);
            assertThat(hint.text()).isNotBlank().hasSizeLessThanOrEqualTo(LONGEST_TEXT);
            assertThat(rules).contains(hint.rule());
        });
    }

    @Test
    void each_hint_is_brought_up_by_one_thing_that_happens_in_a_fight() {
        assertThat(book.hints()).allSatisfy(hint -> {
            assertThat(hint.ask().stream().count()
                            + hint.event().stream().count()
                            + hint.condition().stream().count())
                    .as(hint.id())
                    .isEqualTo(1);
            hint.ask().ifPresent(ask -> assertThat(played.options).containsKey(ask));
            hint.event().ifPresent(event -> assertThat(played.events).contains(event));
            hint.condition().ifPresent(name -> assertThat(played.conditions).anyMatch(one -> one.startsWith(name)));
        });
    }

    @Test
    void what_explains_is_an_entry_of_the_game() {
        Set<String> known = book.content().shelves().stream()
                .flatMap(shelf -> shelf.all().stream())
                .map(Entry::id)
                .collect(Collectors.toSet());
        assertThat(book.explanations().questions())
                .extracting(Explanations.Question::about)
                .isSubsetOf(known);
        assertThat(book.explanations().words())
                .extracting(Explanations.Word::about)
                .isSubsetOf(known);
    }

    @Test
    void every_option_that_comes_up_says_what_it_is() {
        Set<String> unexplained = new TreeSet<>();
        played.options.forEach((ask, ids) -> ids.stream()
                .filter(id ->
                        book.explanations().ofOption(book.content(), ask, id).isEmpty())
                .forEach(id -> unexplained.add(ask + " " + id)));
        assertThat(unexplained).isEmpty();
    }

    @Test
    void every_bar_says_what_it_is() {
        assertThat(played.bars)
                .allSatisfy(bar -> assertThat(book.explanations().ofWord(book.content(), bar))
                        .as(bar)
                        .isPresent());
    }
}
