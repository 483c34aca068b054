package arbiter.testkit;

import static arbiter.testkit.BrokenPromises.brokenPromises;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import org.junit.jupiter.api.Test;

/** The contract of characters lets sound ones pass and catches every fault it is there for. */
class CharactersContractTest {

    @Test
    void sound_characters_pass() {
        assertThat(brokenPromises(Sound.class)).isEmpty();
    }

    @Test
    void somebody_illegal_is_caught() {
        assertThat(brokenPromises(Illegal.class)).contains("all_of_them_are_legal_and_called_by_who_they_are");
    }

    @Test
    void files_with_other_names_are_caught() {
        assertThat(brokenPromises(Misnamed.class)).containsExactly("all_of_them_are_legal_and_called_by_who_they_are");
    }

    @Test
    void totals_without_words_are_caught() {
        assertThat(brokenPromises(Unexplained.class)).containsExactly("every_total_says_what_it_is_made_of");
    }

    @Test
    void questions_that_lead_to_somebody_illegal_are_caught() {
        assertThat(brokenPromises(Misleading.class)).containsExactly("characters_made_by_chance_are_legal");
    }

    @Test
    void growing_to_somebody_illegal_is_caught() {
        assertThat(brokenPromises(Overgrown.class)).containsExactly("everybody_grows");
    }

    @Test
    void nobody_who_grows_is_caught() {
        assertThat(brokenPromises(Stunted.class)).containsExactly("everybody_grows");
    }

    static class Sound extends OfPiles {
        Sound() {
            super(PileDesk.sound());
        }
    }

    private abstract static class OfPiles extends CharactersContract {

        OfPiles(PileDesk desk) {
            super(PileRulebook.of(desk));
        }

        @Override
        protected String fileName(Source file) {
            return "ann-1";
        }
    }

    static class Illegal extends OfPiles {
        Illegal() {
            super(new PileDesk(0, "training", 1, 1));
        }
    }

    static class Misnamed extends Sound {
        @Override
        protected String fileName(Source file) {
            return "bob-1";
        }
    }

    static class Unexplained extends OfPiles {
        Unexplained() {
            super(new PileDesk(2, " ", 1, 1));
        }
    }

    static class Misleading extends OfPiles {
        Misleading() {
            super(new PileDesk(2, "training", 3, 1));
        }
    }

    static class Overgrown extends OfPiles {
        Overgrown() {
            super(new PileDesk(2, "training", 1, 2));
        }
    }

    static class Stunted extends OfPiles {
        Stunted() {
            super(new PileDesk(2, "training", 1, 0));
        }
    }
}
