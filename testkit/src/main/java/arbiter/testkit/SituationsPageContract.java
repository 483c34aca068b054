package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keeps a game's page about situations true: its situations are played, its messages compared. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class SituationsPageContract<S extends State<S>> {

    private static final int ANSWERS = 20;

    private final Rulebook<S> book;

    protected SituationsPageContract(Rulebook<S> book) {
        this.book = book;
    }

    protected Path page() {
        return Path.of("..", "..", "docs", "situations-" + book.id() + ".md");
    }

    /** Where its situations are thought to be. */
    protected Path folder() {
        return Path.of("src", "main", "resources", book.id(), "encounters");
    }

    List<ShownSituation> situations() {
        return ShownSituation.on(page());
    }

    @Test
    void the_page_shows_situations() {
        assertThat(situations()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("situations")
    void every_situation_of_the_page_does_what_the_page_says(ShownSituation shown) {
        assertThat(shown.outcome(book, folder(), ANSWERS)).isEqualTo(shown.expected());
    }
}
