package arbiter.testkit;

import static arbiter.testkit.BrokenPromises.brokenPromises;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The contracts of pages let true ones pass and catch what is not, or no longer, true. */
class PageContractsTest {

    private static final Path PAGES = Path.of("src", "test", "resources", "pages");

    @Test
    void true_pages_pass() {
        assertThat(brokenPromises(Characters.class)).isEmpty();
        assertThat(brokenPromises(Situations.class)).isEmpty();
    }

    @Test
    void other_totals_than_the_page_shows_are_caught() {
        assertThat(brokenPromises(OtherTotals.class))
                .containsExactly("the_examples_are_legal_and_the_first_comes_to_what_the_page_says");
    }

    @Test
    void examples_that_are_no_longer_legal_are_caught() {
        assertThat(brokenPromises(OtherRules.class))
                .contains("the_examples_are_legal_and_the_first_comes_to_what_the_page_says");
    }

    @Test
    void other_objections_than_the_page_shows_are_caught() {
        assertThat(brokenPromises(OtherMistakes.class)).containsExactly("the_objections_are_what_the_page_says");
    }

    @Test
    void keys_and_words_that_the_schema_does_not_know_are_caught() {
        assertThat(brokenPromises(OtherFiles.class))
                .containsExactlyInAnyOrder(
                        "the_schema_knows_the_keys_that_files_may_have", "the_schema_knows_the_words");
    }

    @Test
    void situations_that_go_otherwise_are_caught() {
        assertThat(brokenPromises(OtherSituations.class))
                .containsExactly("every_situation_of_the_page_does_what_the_page_says");
    }

    @Test
    void a_page_without_situations_is_caught() {
        assertThat(brokenPromises(NoSituations.class)).contains("the_page_shows_situations");
    }

    /** What a character file is made of. */
    private record CharacterFile(String name, int level) {}

    static class Characters extends OfPiles {
        Characters() {
            super(PileDesk.sound());
        }
    }

    private abstract static class OfPiles extends CharactersPageContract {

        OfPiles(PileDesk desk) {
            super(PileRulebook.of(desk), PAGES);
        }

        @Override
        protected String exampleName() {
            return "ann.yaml";
        }

        @Override
        protected Map<String, String> mistakes() {
            return Map.of("level: 1", "level: 7");
        }

        @Override
        protected List<String> keys() {
            return List.of("name", "level");
        }

        @Override
        protected Map<String, Class<?>> records() {
            return Map.of("character", CharacterFile.class);
        }

        @Override
        protected Map<String, List<String>> words() {
            return Map.of("colour", List.of("red", "blue"));
        }
    }

    static class OtherTotals extends OfPiles {
        OtherTotals() {
            super(new PileDesk(2, "experience", 1, 1));
        }
    }

    static class OtherRules extends OfPiles {
        OtherRules() {
            super(new PileDesk(0, "training", 1, 1));
        }
    }

    static class OtherMistakes extends Characters {
        @Override
        protected Map<String, String> mistakes() {
            return Map.of("level: 1", "level: 8");
        }
    }

    static class OtherFiles extends Characters {
        @Override
        protected List<String> keys() {
            return List.of("name", "level", "height");
        }

        @Override
        protected Map<String, List<String>> words() {
            return Map.of("colour", List.of("red", "blue", "green"));
        }
    }

    static class Situations extends SituationsPageContract<Pile> {

        Situations() {
            super(PileRulebook.of(PileGame.Fault.NONE).withOpponent());
        }

        @Override
        protected Path page() {
            return PAGES.resolve("situations-pile.md");
        }

        @Override
        protected Path folder() {
            return PAGES;
        }
    }

    static class OtherSituations extends Situations {
        @Override
        protected Path page() {
            return PAGES.resolve("situations-false.md");
        }
    }

    static class NoSituations extends Situations {
        @Override
        protected Path page() {
            return PAGES.resolve("situations-none.md");
        }
    }
}
