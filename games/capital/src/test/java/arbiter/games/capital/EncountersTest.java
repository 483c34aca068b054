package arbiter.games.capital;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.unit.CapitalState;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.simulation.Simulation;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.Ending;
import arbiter.rulebook.Situation;
import arbiter.testkit.Ledger;
import arbiter.testkit.RandomAgent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The shipped encounters can be played to their end, and go as they went before. */
class EncountersTest {

    private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");

    static List<Path> encounters() throws IOException {
        try (Stream<Path> files = Files.list(Tables.ENCOUNTERS)) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("encounters")
    void the_opponent_plays_every_encounter(Path file) {
        for (long seed = 1; seed <= 3; seed++) {
            SituationTable<CapitalState> run = played(file, seed);

            assertThat(run.table().state().turns())
                    .as("%s, seed %d", file, seed)
                    .isGreaterThan(5);
        }
    }

    @Test
    @Ledger({
        "gutter-raider",
        "dock-gunner",
        "ash-hound",
        "wasp-swarm",
        "hull-breaker",
        "velvet-duelist",
        "mire-seer",
        "warden-of-nine"
    })
    void every_adversary_fights_in_a_room_to_the_end() {
        for (String id : Tables.BOOK.content().shelf(Adversary.class).ids()) {
            CapitalState state = Tables.of("""
                    game: capital
                    units:
                      - {name: One, from: %s, side: red, at: "0,0"}
                      - {name: Other, from: dock-gunner, side: blue, at: "3,0"}
                    scene:
                      blockers:
                        - {wall: "-4,-4; 8,-4; 8,8; -4,8; -4,-4"}
                    """.formatted(id));
            var ending = new Simulation<CapitalState>(new RandomAgent<>(5)).play(Tables.BOOK.game(), state, 5, 100_000);
            assertThat(ending).as(id).isPresent();
        }
    }

    @Test
    void the_brawl_is_fought_to_its_end() {
        for (long seed = 1; seed <= 20; seed++) {
            assertThat(played(Tables.ENCOUNTERS.resolve("brawl.yaml"), seed)
                            .table()
                            .ending())
                    .as("seed %d", seed)
                    .isPresent();
        }
    }

    @Test
    void the_chase_ends_and_either_side_may_win_it() {
        Set<String> winners = new TreeSet<>();
        for (long seed = 1; seed <= 30; seed++) {
            Optional<Ending> ending = played(Tables.ENCOUNTERS.resolve("chase.yaml"), seed)
                    .table()
                    .ending();
            assertThat(ending).as("seed %d", seed).isPresent();
            ending.get().winner().ifPresent(winners::add);
        }
        assertThat(winners).containsExactly("crew", "salters");
    }

    /** Run with -Darbiter.update=true to write the logs anew after a change of the rules that is meant. */
    @ParameterizedTest
    @CsvSource({"brawl, 7", "chase, 3"})
    void a_whole_encounter_goes_as_it_went_before(String name, long seed) throws IOException {
        SituationTable<CapitalState> run = played(Tables.ENCOUNTERS.resolve(name + ".yaml"), seed);
        List<String> log = run.table().log().stream().map(LoggedEvent::text).toList();

        Path golden = GOLDEN.resolve(name + "-" + seed + ".log");
        if (Boolean.getBoolean("arbiter.update")) {
            Files.createDirectories(GOLDEN);
            Files.writeString(golden, String.join("\n", log) + "\n");
        }
        assertThat(log).containsExactlyElementsOf(Files.readAllLines(golden));
    }

    private static SituationTable<CapitalState> played(Path file, long seed) {
        SituationTable<CapitalState> run = SituationTable.of(Tables.BOOK, Situation.read(file), seed);
        run.playOut(Opponents.of(Tables.BOOK), 2_000);
        return run;
    }
}
