package arbiter.testkit;

import static arbiter.testkit.BrokenPromises.brokenPromises;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.kernel.Game;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The contract lets a sound game pass and catches every fault it is there for. */
class GameContractTest {

    @Test
    void a_sound_game_passes() {
        assertThat(brokenPromises(Sound.class)).isEmpty();
    }

    @Test
    void showing_what_is_hidden_is_caught() {
        assertThat(brokenPromises(Telltale.class)).contains("what_a_viewer_may_not_know_of_changes_nothing_they_see");
    }

    @Test
    void refusing_what_was_offered_is_caught() {
        assertThat(brokenPromises(Fickle.class)).contains("every_offered_option_is_accepted");
    }

    @Test
    void remembering_outside_the_state_is_caught() {
        assertThat(brokenPromises(Secretive.class))
                .contains("replay_and_running_again_from_every_suspension_equal_play");
    }

    @Test
    void never_ending_is_caught() {
        assertThat(brokenPromises(Endless.class)).contains("random_play_ends");
    }

    @Test
    void questions_without_words_are_caught() {
        assertThat(brokenPromises(Wordless.class)).contains("option_ids_are_unique_and_options_have_texts");
    }

    @Test
    void copies_that_share_are_caught() {
        assertThat(brokenPromises(Sharing.class)).contains("a_copy_is_independent");
    }

    @Test
    void forgetting_something_when_saving_is_caught() {
        assertThat(brokenPromises(Forgetful.class)).contains("json_round_trips");
    }

    @Test
    void overlooking_something_at_a_glance_is_caught() {
        assertThat(brokenPromises(Careless.class)).contains("a_glance_shows_the_bars_and_conditions_of_the_view");
    }

    @Test
    void looking_ahead_with_others_secrets_is_caught() {
        assertThat(brokenPromises(Peeking.class)).contains("what_a_side_may_not_know_of_changes_nothing_it_imagines");
    }

    @Test
    void looking_ahead_without_end_is_caught() {
        assertThat(brokenPromises(Endless.class)).contains("looking_ahead_plays_every_fight_to_its_end");
    }

    @Test
    void odds_that_are_never_complete_are_caught() {
        assertThat(brokenPromises(Sprawling.class))
                .contains("odds_sum_to_one_and_exact_and_fast_ones_agree", "monte_carlo_agrees_with_the_odds");
    }

    static class Sound extends GameContract<Pile> {

        PileGame.Fault fault() {
            return PileGame.Fault.NONE;
        }

        private PileGame game;

        @Override
        protected int mostSteps() {
            return 500;
        }

        @Override
        protected Game<Pile> game() {
            if (game == null) {
                game = new PileGame(fault());
            }
            return game;
        }

        @Override
        protected List<Pile> starts() {
            return List.of(new Pile());
        }

        @Override
        protected String write(Pile state) {
            return state.stones + " " + state.turn + " " + state.hidden[0] + " " + state.hidden[1];
        }

        @Override
        protected Pile read(String text) {
            String[] words = text.split(" ");
            Pile state = new Pile();
            state.stones = Integer.parseInt(words[0]);
            state.turn = Integer.parseInt(words[1]);
            state.hidden = new int[] {Integer.parseInt(words[2]), Integer.parseInt(words[3])};
            return state;
        }
    }

    static class Telltale extends Sound {
        @Override
        PileGame.Fault fault() {
            return PileGame.Fault.SHOWS_WHAT_IS_HIDDEN;
        }
    }

    static class Peeking extends Sound {
        @Override
        PileGame.Fault fault() {
            return PileGame.Fault.IMAGINES_WHAT_IS_HIDDEN;
        }
    }

    static class Sprawling extends Sound {
        @Override
        protected int tables() {
            return 1;
        }

        @Override
        PileGame.Fault fault() {
            return PileGame.Fault.HAS_TOO_MANY_WAYS;
        }
    }

    static class Careless extends Sound {
        @Override
        PileGame.Fault fault() {
            return PileGame.Fault.OVERLOOKS_UNITS_AT_A_GLANCE;
        }
    }

    static class Fickle extends Sound {
        @Override
        PileGame.Fault fault() {
            return PileGame.Fault.REFUSES_WHAT_IT_OFFERS;
        }
    }

    static class Secretive extends Sound {
        @Override
        PileGame.Fault fault() {
            return PileGame.Fault.REMEMBERS_OUTSIDE_THE_STATE;
        }
    }

    static class Endless extends Sound {
        @Override
        PileGame.Fault fault() {
            return PileGame.Fault.NEVER_ENDS;
        }
    }

    static class Wordless extends Sound {
        @Override
        PileGame.Fault fault() {
            return PileGame.Fault.NAMELESS_OPTIONS;
        }
    }

    static class Sharing extends Sound {
        @Override
        protected List<Pile> starts() {
            return List.of(new SharedPile());
        }
    }

    static class Forgetful extends Sound {
        @Override
        protected Pile read(String text) {
            Pile state = super.read(text);
            state.turn = 0;
            return state;
        }
    }
}
