package arbiter.testkit;

import static arbiter.testkit.BrokenPromises.brokenPromises;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The contract of looking ahead lets a sound game pass and catches one that plays by what it may not know. */
class LookAheadContractTest {

    @Test
    void a_sound_game_passes() {
        assertThat(brokenPromises(Sound.class)).isEmpty();
    }

    @Test
    void playing_by_what_is_hidden_is_caught() {
        assertThat(brokenPromises(Peeking.class)).containsExactly("a_hidden_enemy_changes_nothing");
    }

    @Test
    void a_stranger_who_never_makes_a_difference_is_caught() {
        assertThat(brokenPromises(Indifferent.class)).containsExactly("a_hidden_enemy_changes_nothing");
    }

    static class Sound extends OfPiles {
        Sound() {
            super(PileGame.Fault.NONE);
        }
    }

    private abstract static class OfPiles extends LookAheadContract<Pile> {

        OfPiles(PileGame.Fault fault) {
            super(PileRulebook.of(fault));
        }

        @Override
        protected String situation() {
            return """
                    game: pile
                    units:
                      - {name: Ann, side: ann}
                      - {name: Bob, side: bob}
                      %s
                    """;
        }

        @Override
        protected String stranger() {
            return "{name: Cat, side: bob%s}";
        }

        @Override
        protected int seeds() {
            return 5;
        }
    }

    static class Peeking extends OfPiles {
        Peeking() {
            super(PileGame.Fault.PLAYS_BY_WHAT_IS_HIDDEN);
        }
    }

    static class Indifferent extends Sound {
        @Override
        protected String stranger() {
            return "{name: Cat, side: bob, hidden: true} #%s";
        }
    }
}
