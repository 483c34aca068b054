package arbiter.games.centuryg;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.testkit.RandomAgent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CenturyOpponentTest {

    private static final int FIGHTS = 30;
    private static final String MIRROR = """
            game: centuryg
            units:
              - {id: a1, name: One, from: %1$s, side: red}
              - {id: a2, name: Two, from: %2$s, side: red}
              - {id: b1, name: Three, from: %1$s, side: blue}
              - {id: b2, name: Four, from: %2$s, side: blue}
            scene: {scale: %3$s, squares: %4$s}
            """;

    @ParameterizedTest
    @CsvSource({"vane-corvin, ironclad, operation, 9x6", "the-librarian, magistrate-oro, match, 3x1"})
    void it_beats_somebody_who_acts_at_random_nearly_always(String one, String two, String scale, String map) {
        CenturyState start = Tables.of(MIRROR.formatted(one, two, scale, map));
        int won = 0;
        for (int seed = 1; seed <= FIGHTS; seed++) {
            var ending = new Simulation<>(against(seed)).play(Tables.BOOK.game(), start.copy(), seed, 50_000);
            won += ending.flatMap(end -> end.winner()).filter("red"::equals).isPresent() ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(FIGHTS * 9 / 10);
    }

    /** Red plays to win, blue does not think. */
    private static Agent<CenturyState> against(long seed) {
        Agent<CenturyState> sensible = Opponents.of(Tables.BOOK);
        Agent<CenturyState> random = new RandomAgent<>(seed);
        return (state, request) -> {
            boolean red = request.decider().isGamemaster()
                    || state.unit(request.decider().id()).side().equals("red");
            return (red ? sensible : random).pick(state, request);
        };
    }
}
