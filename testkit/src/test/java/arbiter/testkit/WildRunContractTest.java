package arbiter.testkit;

import static arbiter.testkit.BrokenPromises.brokenPromises;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The contract of wild runs lets a sound game pass and catches every fault it is there for. */
class WildRunContractTest {

    @Test
    void a_sound_game_passes() {
        assertThat(brokenPromises(Sound.class)).isEmpty();
    }

    @Test
    void something_that_never_occurs_is_caught() {
        assertThat(brokenPromises(Unused.class)).containsExactly("everything_is_used_and_nothing_breaks");
    }

    @Test
    void a_game_that_breaks_is_caught() {
        assertThat(brokenPromises(Fickle.class)).containsExactly(BrokenPromises.ALL);
    }

    @Test
    void a_table_that_does_not_hold_is_caught() {
        assertThat(brokenPromises(Unsteady.class)).containsExactly(BrokenPromises.ALL);
    }

    @Test
    void copies_that_differ_are_caught() {
        assertThat(brokenPromises(Unequal.class)).containsExactly(BrokenPromises.ALL);
    }

    @Test
    void an_opponent_that_names_no_question_is_caught() {
        assertThat(brokenPromises(Blind.class)).containsExactly("the_opponent_answers_only_what_is_asked");
    }

    @Test
    void labels_that_nothing_bears_are_found() {
        assertThat(OpponentLabels.neverBorne(
                        List.of("turn.take", "turn.", ".luck", "turn.gone", ".gone"),
                        List.of("asked turn.take", "threw turn.luck", "told Gone")))
                .containsExactly("turn.gone", ".gone");
    }

    static class Sound extends OfPiles {
        Sound() {
            super(PileRulebook.of(PileGame.Fault.NONE));
        }
    }

    private abstract static class OfPiles extends WildRunContract<Pile> {

        OfPiles(PileRulebook book) {
            super(book);
        }

        @Override
        protected Pile table(int number) {
            return new Pile();
        }

        @Override
        protected Collection<String> everything() {
            return List.of("asked turn.take", "threw turn.luck", "told Took", "told Hid");
        }

        @Override
        protected int leastTables() {
            return 5;
        }
    }

    static class Unused extends Sound {
        @Override
        protected Collection<String> everything() {
            return List.of("told Took", "told Stolen");
        }
    }

    static class Fickle extends OfPiles {
        Fickle() {
            super(PileRulebook.of(PileGame.Fault.REFUSES_WHAT_IT_OFFERS));
        }
    }

    static class Unsteady extends Sound {
        @Override
        protected void holds(Pile state) {
            assertThat(state.stones).isGreaterThan(3);
        }
    }

    static class Unequal extends Sound {
        @Override
        protected Pile table(int number) {
            return new UnequalPile();
        }
    }

    static class Blind extends OfPiles {
        Blind() {
            super(PileRulebook.of(PileGame.Fault.NONE).withOpponent());
        }
    }

    /** A pile that forgets whose turn it is when it is copied. */
    private static final class UnequalPile extends Pile {
        @Override
        public Pile copy() {
            Pile copy = new UnequalPile();
            copy.restore(this);
            copy.turn = 0;
            return copy;
        }
    }
}
