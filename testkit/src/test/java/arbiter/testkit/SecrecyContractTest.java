package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.testkit.Lane.Walker;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.platform.testkit.engine.EngineTestKit;

/** The contract lets a game pass that keeps its secrets, and catches every leak it is there for. */
class SecrecyContractTest {

    private static final String TOLD = "a_secret_changes_nothing_that_anybody_is_told";
    private static final String AFTER = "a_secret_changes_nothing_that_is_asked_after_any_answer";
    private static final String ON_THE_WAY = "a_secret_changes_nothing_while_play_goes_on";
    private static final String DECIDED = "a_secret_changes_nothing_that_an_opponent_decides";
    private static final String NOTED = "what_only_the_gamemaster_is_told_changes_nothing_for_others";
    private static final String SIMULATED = "a_secret_changes_nothing_that_is_decided_in_a_simulation";

    @Test
    void a_game_that_keeps_its_secrets_passes() {
        assertThat(leaks(Discreet.class)).isEmpty();
    }

    @Test
    void options_and_refusals_by_what_is_hidden_are_caught() {
        assertThat(leaks(Blunt.class)).contains(TOLD, AFTER);
        assertThat(leaks(Fenced.class)).contains(TOLD, AFTER);
    }

    @Test
    void a_turn_of_somebody_hidden_that_shows_is_caught() {
        assertThat(leaks(Waiting.class)).contains(ON_THE_WAY);
    }

    @Test
    void a_line_about_somebody_hidden_is_caught() {
        assertThat(leaks(Talkative.class)).contains(ON_THE_WAY);
    }

    @Test
    void a_note_of_the_gamemaster_that_shows_is_caught() {
        assertThat(leaks(Aloud.class)).containsExactly(NOTED);
        assertThat(leaks(Tallied.class)).containsExactly(NOTED);
        assertThat(leaks(Guided.class)).containsExactly(NOTED);
    }

    @Test
    void an_opponent_that_peeks_is_caught() {
        assertThat(leaks(Peeking.class)).containsExactlyInAnyOrder(DECIDED, SIMULATED);
    }

    @Test
    void comparing_nothing_is_caught() {
        assertThat(leaks(Empty.class)).contains(TOLD, AFTER, ON_THE_WAY, DECIDED, SIMULATED);
    }

    private static List<String> leaks(Class<?> contract) {
        return EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(contract))
                .execute()
                .testEvents()
                .failed()
                .stream()
                .map(event -> event.getTestDescriptor().getDisplayName().replace("()", ""))
                .toList();
    }

    static class Discreet extends SecrecyContract<Lane> {

        private static final Walker ANN = new Walker("ann", "town", 2, 2, false);
        private static final Walker BEN = new Walker("ben", "town", 0, 2, false);
        private static final Walker CAT = new Walker("cat", "woods", 7, 2, false);

        LaneGame.Leak leak() {
            return LaneGame.Leak.NONE;
        }

        @Override
        protected Game<Lane> game() {
            return new LaneGame(leak());
        }

        @Override
        protected Lane without() {
            return Lane.of(ANN, BEN, CAT);
        }

        @Override
        protected List<Lane> with() {
            return List.of();
        }

        /** Whoever goes where somebody hides is refused and learns of it. */
        @Override
        protected List<Lane> withSomethingToFind() {
            Walker lurker = new Walker("zq", "woods", 3, 2, true);
            return List.of(Lane.of(ANN, lurker, BEN, CAT), Lane.of(ANN, BEN, CAT, lurker.at(9)));
        }

        @Override
        protected List<Event<Lane>> unseen() {
            return List.of(new LaneGame.Noted(leak()));
        }

        @Override
        protected List<String> idle() {
            return List.of("wait");
        }

        @Override
        protected List<String> places() {
            return List.of("0", "1", "2", "3", "4", "9", "x");
        }
    }

    static class Blunt extends Discreet {
        @Override
        LaneGame.Leak leak() {
            return LaneGame.Leak.LEAVES_NOBODY_OUT;
        }
    }

    static class Fenced extends Discreet {
        @Override
        LaneGame.Leak leak() {
            return LaneGame.Leak.KEEPS_THE_PLACE_CLOSED;
        }
    }

    static class Waiting extends Discreet {
        @Override
        LaneGame.Leak leak() {
            return LaneGame.Leak.KEEPS_THE_TURN;
        }
    }

    static class Talkative extends Discreet {

        /** Nothing can be found where nobody gets. */
        @Override
        protected List<Lane> with() {
            return List.of(Lane.of(
                    new Walker("ann", "town", 2, 2, false),
                    new Walker("ben", "town", 0, 2, false),
                    new Walker("cat", "woods", 7, 2, false),
                    new Walker("zq", "woods", 99, 2, true)));
        }

        @Override
        protected List<Lane> withSomethingToFind() {
            return List.of();
        }

        @Override
        LaneGame.Leak leak() {
            return LaneGame.Leak.TELLS_IN_THE_LOG;
        }
    }

    static class Peeking extends Discreet {
        @Override
        LaneGame.Leak leak() {
            return LaneGame.Leak.LETS_THE_OPPONENT_PEEK;
        }
    }

    static class Aloud extends Discreet {
        @Override
        LaneGame.Leak leak() {
            return LaneGame.Leak.READS_NOTES_ALOUD;
        }
    }

    static class Tallied extends Discreet {
        @Override
        LaneGame.Leak leak() {
            return LaneGame.Leak.COUNTS_NOTES;
        }
    }

    static class Guided extends Discreet {
        @Override
        LaneGame.Leak leak() {
            return LaneGame.Leak.PLAYS_BY_NOTES;
        }
    }

    static class Empty extends Discreet {
        @Override
        protected List<Lane> withSomethingToFind() {
            return List.of();
        }
    }
}
