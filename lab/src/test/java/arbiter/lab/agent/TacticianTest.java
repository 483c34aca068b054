package arbiter.lab.agent;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.lookahead.AgentFight;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.kernel.Agent;
import arbiter.kernel.Ending;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tactician plays every game to the end, and alike from the same seed. */
class TacticianTest {

    private static final ThinkingBudget SMALL = ThinkingBudget.of(300);

    static Stream<Rulebook<?>> games() {
        return Rulebooks.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    <S extends State<S>> void a_fight_goes_to_its_end_and_again_alike(Rulebook<S> book) {
        S once = book.encounters().get(0).situation().start(book);
        S again = once.copy();

        Optional<Ending> ending = play(book, once);

        assertThat(ending).isPresent();
        assertThat(play(book, again)).isEqualTo(ending);
        assertThat(again).isEqualTo(once);
    }

    private static <S extends State<S>> Optional<Ending> play(Rulebook<S> book, S start) {
        Agent<S> fast = Opponents.of(book);
        Agent<S> tactician = AgentKind.TACTICIAN.at(book, SMALL, 3);
        String first = book.game().view(start, Viewer.GAMEMASTER).units().get(0).side();
        return new AgentFight<>(book.game(), start, 5, side -> side.equals(first) ? tactician : fast).play(4_000);
    }
}
