package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Shelf;
import arbiter.interpreters.situation.ExampleLog;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.RuleLedger;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import arbiter.rulebook.TableOption;
import arbiter.rulebook.guide.Book;
import arbiter.rulebook.guide.Chapter;
import arbiter.rulebook.guide.Synonyms;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Keeps a game's coverage true: every rule and entry that claims to be automated has a scenario that names it, and the
 * files that say so are what the tests say. Run with {@code -Darbiter.update=true} to write them anew.
 */
public abstract class LedgerContract {

    protected abstract Rulebook<?> book();

    /** The module's folder of resources, as the tests see it. */
    protected Path resources() {
        return Path.of("src", "main", "resources", book().id());
    }

    /** The page that describes the game. */
    protected Path page() {
        return Path.of("..", "..", "docs", "games", book().id() + ".md");
    }

    @Test
    void every_automated_rule_and_entry_has_a_scenario() {
        assertThat(book().ledger().unproven()).extracting(RuleLedger.Line::id).isEmpty();
    }

    @Test
    void scenarios_name_only_what_there_is() {
        assertThat(book().ledger().ids())
                .containsAll(Scenarios.beside(getClass()).keySet());
    }

    @Test
    void rulings_are_about_rules_and_entries_that_there_are() {
        RuleLedger ledger = book().ledger();
        assertThat(ledger.ids())
                .containsAll(ledger.rules().stream()
                        .flatMap(rule -> rule.about().stream())
                        .toList());
    }

    @Test
    void every_rule_and_entry_has_a_text_and_stands_in_a_chapter() {
        assertThat(book().ledger().rules())
                .allSatisfy(rule -> assertThat(rule.text()).as(rule.id()).isNotBlank());
        assertThat(book().content().shelves().stream().flatMap(shelf -> shelf.all().stream()))
                .allSatisfy(entry -> assertThat(entry.text()).as(entry.id()).isNotBlank());
        assertThat(Book.of(book()).unplaced()).extracting(Entry::id).isEmpty();
    }

    @Test
    void every_chapter_has_an_introduction_and_shows_what_there_is() {
        assertThat(book().chapters()).isNotEmpty().extracting(Chapter::id).doesNotHaveDuplicates();
        assertThat(book().chapters()).allSatisfy(chapter -> {
            assertThat(chapter.title()).isNotBlank();
            assertThat(chapter.text()).as(chapter.id()).isNotEmpty().allMatch(text -> !text.isBlank());
            assertThat(book().content().shelves()).extracting(Shelf::kind).containsAll(chapter.kinds());
            chapter.tables()
                    .forEach(table -> assertThat(table.rows())
                            .as(table.title())
                            .isNotEmpty()
                            .allMatch(row -> row.size() == table.head().size()));
        });
        assertThat(Book.of(book()).chapters())
                .allSatisfy(chapter -> assertThat(chapter.entries().toList())
                        .as(chapter.chapter().id())
                        .isNotEmpty());
    }

    @Test
    void table_options_and_synonyms_belong_to_rules_and_entries_that_there_are() {
        assertThat(book().ledger().ids())
                .containsAll(book().options().stream().map(TableOption::rule).toList())
                .containsAll(book().synonyms().stream().map(Synonyms::id).toList());
        assertThat(book().synonyms()).extracting(Synonyms::id).doesNotHaveDuplicates();
    }

    @Test
    void every_worked_example_does_what_it_says() {
        assertThat(book().examples()).isNotEmpty();
        for (Encounter example : book().examples()) {
            Situation situation = example.situation();
            assertThat(situation.title()).as(example.id()).isNotBlank();
            assertThat(situation.text()).as(example.id()).isNotBlank();
            assertThat(situation.commands()).as(example.id()).isNotEmpty();
            assertThat(book().ledger().ids()).as(example.id()).containsAll(situation.rules());
            assertThat(situation.rules()).as(example.id()).isNotEmpty();
            assertThat(ExampleLog.unmet(book(), example)).as(example.id()).isEmpty();
        }
        List<String> fights = book().encounters().stream().map(Encounter::id).toList();
        assertThat(book().examples()).extracting(Encounter::id).doesNotContainAnyElementsOf(fights);
    }

    @Test
    void the_list_of_scenarios_is_what_the_tests_say() throws IOException {
        Map<String, TreeSet<String>> scenarios = Scenarios.beside(getClass());
        same(resources().resolve("scenarios.yaml"), Scenarios.yaml(scenarios));
    }

    @Test
    void every_id_of_the_ledger_is_accounted_for() throws IOException {
        try (InputStream ids = book().getClass().getResourceAsStream("/" + book().id() + "/ids.txt")) {
            assertThat(ids).as("the list of ledger ids").isNotNull();
            List<String> wanted = new String(ids.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank())
                    .toList();
            assertThat(book().ledger().coverage())
                    .extracting(line -> line.kind() + " " + line.id())
                    .containsAll(wanted)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void the_page_of_the_game_is_current() throws IOException {
        same(page(), GamePage.of(book(), Scenarios.beside(getClass())));
    }

    private static void same(Path file, String text) throws IOException {
        if (Boolean.getBoolean("arbiter.update")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        }
        assertThat(Files.exists(file))
                .as("%s; run the test with -Darbiter.update=true", file)
                .isTrue();
        assertThat(Files.readString(file))
                .as("%s; run the test with -Darbiter.update=true", file)
                .isEqualTo(text);
    }
}
