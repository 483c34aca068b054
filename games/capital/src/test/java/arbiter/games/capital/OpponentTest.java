package arbiter.games.capital;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.unit.CapitalState;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.kernel.Ending;
import arbiter.rulebook.Situation;
import arbiter.testkit.RandomAgent;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The opponent plays to win and never stalls. */
class OpponentTest {

    private static final int STEPS = 20_000;
    private static final int SEEDS = 36;
    private static final String RED = "red";

    @ParameterizedTest
    @ValueSource(strings = {"brawl", "ambush", "boss"})
    void encounters_are_fought_to_their_end(String encounter) {
        CapitalState start =
                Situation.read(Tables.ENCOUNTERS.resolve(encounter + ".yaml")).start(Tables.BOOK);
        for (long seed = 1; seed <= SEEDS; seed++) {
            ends(start, seed, 40, encounter);
        }
    }

    /** Two Tanks of Level 9 who can hardly hurt each other take long; nobody else does. */
    @ParameterizedTest
    @CsvSource({"1, false, 40", "1, true, 40", "5, false, 80", "5, true, 80", "9, false, 150", "9, true, 150"})
    void four_against_four_come_to_an_end(int level, boolean blockers, int rounds) {
        for (long seed = 1; seed <= SEEDS; seed++) {
            Skirmish skirmish = Skirmish.at(level).withTeam((int) seed % Skirmish.TEAMS);
            ends(
                    blockers ? skirmish.amongWalls().start() : skirmish.start(),
                    seed,
                    rounds,
                    "level " + level + (blockers ? " among walls" : ""));
        }
    }

    /** Somebody flat against a pillar, with the enemy on the far side of it, once stood there for ever. */
    @Test
    void nobody_is_stuck_at_a_pillar() {
        CapitalState start = Tables.of("""
                game: capital
                units:
                  - {name: One, from: gutter-raider, side: red, at: "9.61,3.681"}
                  - {name: Other, from: gutter-raider, side: blue, at: "8.3,6.29"}
                scene:
                  blockers:
                    - {building: "4,0; 7,3"}
                    - {pillar: "9,5", diameter: 2}
                """);
        for (long seed = 1; seed <= SEEDS; seed++) {
            ends(start, seed, 40, "pillar");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 9})
    void it_nearly_always_beats_a_random_player(int level) {
        int won = 0;
        for (int seed = 1; seed <= SEEDS; seed++) {
            CapitalState state =
                    Skirmish.at(level).withTeam(seed % Skirmish.TEAMS).start();
            Agent<CapitalState> random = new RandomAgent<>(seed);
            won += redWins(state, Opponents.of(Tables.BOOK), random, seed) ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(SEEDS * 9 / 10);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 9})
    void energy_makes_a_difference(int level) {
        int won = 0;
        for (int seed = 1; seed <= SEEDS; seed++) {
            CapitalState state = Skirmish.at(level)
                    .withTeam(seed % Skirmish.TEAMS)
                    .blueExhausted()
                    .start();
            won += redWins(state, Opponents.of(Tables.BOOK), Opponents.of(Tables.BOOK), seed) ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(SEEDS * 3 / 4);
    }

    private static void ends(CapitalState start, long seed, int rounds, String what) {
        CapitalState state = start.copy();
        Optional<Ending> ending =
                new Simulation<>(Opponents.of(Tables.BOOK)).play(Tables.BOOK.game(), state, seed, STEPS);

        assertThat(ending).as("%s, seed %d", what, seed).isPresent();
        assertThat(state.round()).as("rounds of %s, seed %d", what, seed).isLessThanOrEqualTo(rounds);
    }

    /** The gamemaster, if asked, goes with red. */
    private static boolean redWins(CapitalState state, Agent<CapitalState> red, Agent<CapitalState> blue, long seed) {
        List<String> blues = state.units().stream()
                .filter(unit -> !unit.side().equals(RED))
                .map(unit -> unit.id())
                .toList();
        Agent<CapitalState> both =
                (table, request) -> (blues.contains(request.decider().id()) ? blue : red).pick(table, request);
        return new Simulation<>(both)
                .play(Tables.BOOK.game(), state, seed, STEPS)
                .flatMap(Ending::winner)
                .filter(RED::equals)
                .isPresent();
    }
}
