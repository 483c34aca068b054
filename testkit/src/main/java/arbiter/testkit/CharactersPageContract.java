package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.build.Violation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Keeps the page and the schema about a game's character files true. The page shows examples first, then what the first
 * of them comes to, then what would be said about mistakes in it. A game runs it by subclassing.
 */
public abstract class CharactersPageContract {

    private static final Path DOCS = Path.of("..", "..", "docs");

    private final CharacterDesk desk;
    private final FilesPage page;

    protected CharactersPageContract(Rulebook<?> book) {
        this(book, DOCS);
    }

    /** For a game that has a desk and no rulebook yet. */
    protected CharactersPageContract(String game, CharacterDesk desk) {
        this(game, desk, DOCS);
    }

    /** With the page and the schema in that folder. */
    CharactersPageContract(Rulebook<?> book, Path docs) {
        this(book.id(), book.characters().orElseThrow(), docs);
    }

    private CharactersPageContract(String game, CharacterDesk desk, Path docs) {
        this.desk = desk;
        this.page = new FilesPage(
                docs.resolve("characters-" + game + ".md"), docs.resolve("character-" + game + ".schema.json"));
    }

    /** What the file of the first example is called. */
    protected abstract String exampleName();

    /** How many examples the page shows. */
    protected int examples() {
        return 1;
    }

    /** Mistakes to be made in the first example: what stands there, and what is written instead. */
    protected abstract Map<String, String> mistakes();

    /** The keys of files. */
    protected abstract List<String> keys();

    /** The records that files are made of, by the names of their definitions in the schema. */
    protected abstract Map<String, Class<?>> records();

    /** The words that files use, by the names of definitions or keys in the schema. */
    protected abstract Map<String, List<String>> words();

    /** What the page says an example comes to, line by line. */
    protected List<String> totals(Source example) {
        List<String> lines = new ArrayList<>();
        desk.check(example).totals().forEach((name, total) -> lines.add(line(name, total)));
        return lines;
    }

    /** A total with its parts, as pages show it. */
    protected static String line(String name, Modifiers total) {
        return name + " " + total.total() + ": " + total;
    }

    @Test
    void the_examples_are_legal_and_the_first_comes_to_what_the_page_says() {
        for (int i = 0; i < examples(); i++) {
            assertThat(desk.check(example(page.block(i))).violations()).isEmpty();
        }
        assertThat(page.block(examples()).lines()).containsExactlyElementsOf(totals(example(page.block(0))));
    }

    @Test
    void the_objections_are_what_the_page_says() {
        String wrong = page.block(0);
        assertThat(mistakes()).isNotEmpty();
        for (Map.Entry<String, String> mistake : mistakes().entrySet()) {
            assertThat(wrong).contains(mistake.getKey());
            wrong = wrong.replace(mistake.getKey(), mistake.getValue());
        }
        assertThat(desk.check(example(wrong)).violations())
                .extracting(Violation::toString)
                .containsExactlyElementsOf(page.block(examples() + 1).lines().toList());
    }

    private Source example(String yaml) {
        return Source.text(exampleName(), yaml);
    }

    @Test
    void the_schema_knows_the_keys_that_files_may_have() {
        List<String> known = new ArrayList<>(FilesPage.properties(page.schema()));
        known.remove("emblem"); // stands beside what the game reads, in all games
        assertThat(known).isEqualTo(keys());
        assertThat(records()).isNotEmpty();
        records()
                .forEach((name, type) -> assertThat(FilesPage.properties(page.definition(name)))
                        .as(name)
                        .isEqualTo(FilesPage.keys(type)));
    }

    @Test
    void the_schema_knows_the_words() {
        assertThat(words()).isNotEmpty();
        Node properties = page.schema().get("properties").orElseThrow();
        words().forEach((name, known) -> {
            Node part = properties
                    .get(name)
                    .filter(key -> key.get("enum").isPresent())
                    .orElseGet(() -> page.definition(name));
            assertThat(FilesPage.words(part)).as(name).isEqualTo(known);
        });
    }
}
