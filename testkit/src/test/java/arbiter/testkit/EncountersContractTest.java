package arbiter.testkit;

import static arbiter.testkit.BrokenPromises.brokenPromises;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** The contract of encounters lets sound ones pass and catches every fault it is there for. */
class EncountersContractTest {

    @Test
    void sound_encounters_pass() {
        assertThat(brokenPromises(Sound.class)).isEmpty();
    }

    @Test
    void fights_without_end_are_caught() {
        assertThat(brokenPromises(Endless.class))
                .contains(
                        "the_opponent_ends_every_encounter_and_either_side_may_win",
                        "everybody_in_the_content_fights_to_the_end");
    }

    @Test
    void fights_that_one_side_always_wins_are_caught() {
        assertThat(brokenPromises(OneSided.class))
                .containsExactly("the_opponent_ends_every_encounter_and_either_side_may_win");
    }

    @Test
    void fights_that_go_another_way_from_their_journal_are_caught() {
        assertThat(brokenPromises(Secretive.class))
                .contains("a_whole_encounter_is_the_same_when_it_is_played_again_from_its_journal");
    }

    @Test
    void fights_that_go_another_way_than_before_are_caught() {
        assertThat(brokenPromises(Changed.class)).containsExactly("whole_encounters_go_as_they_went_before");
    }

    @Test
    void encounters_that_say_nothing_are_caught() {
        assertThat(brokenPromises(Wordless.class))
                .containsExactly("players_are_told_what_it_is_about_whom_they_face_and_where");
    }

    static class Sound extends OfPiles {
        Sound() {
            super(PileRulebook.of(PileGame.Fault.NONE));
        }
    }

    private abstract static class OfPiles extends EncountersContract<Pile> {

        OfPiles(PileRulebook book) {
            super(book.withOpponent());
        }

        @Override
        protected Map<String, Long> golden() {
            return Map.of("pile", 1L);
        }

        @Override
        protected String arena() {
            return "{game: pile, units: [{name: Ann, from: %s}, {name: Bob}]}";
        }
    }

    static class Endless extends OfPiles {
        Endless() {
            super(PileRulebook.of(PileGame.Fault.NEVER_ENDS));
        }
    }

    static class OneSided extends OfPiles {
        OneSided() {
            super(PileRulebook.of(PileGame.Fault.LETS_ONE_SIDE_WIN));
        }
    }

    static class Secretive extends OfPiles {
        Secretive() {
            super(PileRulebook.of(PileGame.Fault.COUNTS_OUTSIDE_THE_STATE));
        }
    }

    static class Changed extends Sound {
        /** The log that is kept under this number is the one of another fight. */
        @Override
        protected Map<String, Long> golden() {
            return Map.of("pile", 2L);
        }
    }

    static class Wordless extends OfPiles {
        Wordless() {
            super(PileRulebook.of(PileGame.Fault.NONE)
                    .withEncounter("{game: pile, units: [{name: Ann, side: ann}, {name: Bob, side: bob}]}"));
        }
    }
}
