package arbiter.games.centuryg;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.simulation.Simulation;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Situation;
import arbiter.testkit.Ledger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The shipped encounters can be played to their end, either side may win, and they go as they went before. */
class EncountersTest {

    private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");
    private static final int FIGHTS = 48;
    private static final int STEPS = 20_000;

    static List<String> encounters() {
        return Tables.BOOK.encounters().stream().map(Encounter::id).toList();
    }

    @ParameterizedTest
    @MethodSource("encounters")
    void the_opponent_ends_every_encounter_and_either_side_may_win(String name) {
        assertThat(won(name, FIGHTS)).as("fights of %s won", name).isBetween(FIGHTS / 2, FIGHTS * 9 / 10);
    }

    @Test
    void a_match_on_foot_is_open() {
        assertThat(won("gala", 200)).isBetween(50, 150);
    }

    /** How many of so many fights, all of which must end, the side listed first wins. */
    private static int won(String name, int fights) {
        CenturyState start = Tables.encounter(name);
        String heroes = start.units().get(0).side();
        int won = 0;
        for (int seed = 1; seed <= fights; seed++) {
            var ending =
                    new Simulation<>(Opponents.of(Tables.BOOK)).play(Tables.BOOK.game(), start.copy(), seed, STEPS);
            assertThat(ending).as("%s, seed %d", name, seed).isPresent();
            won += ending.get().winner().filter(heroes::equals).isPresent() ? 1 : 0;
        }
        return won;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 4})
    void four_against_four_comes_to_an_end_at_every_power_level(int level) {
        CenturyState start = Tables.of("""
                game: centuryg
                units:
                  - {id: rin, character: ../characters/rin-asagiri-%1$d.yaml, side: red}
                  - {id: tomas, character: ../characters/tomas-veld-%1$d.yaml, side: red}
                  - {id: imri, character: ../characters/imri-sol-%1$d.yaml, side: red}
                  - {id: bo, character: ../characters/bo-harrow-%1$d.yaml, side: red}
                  - {id: kestrel, character: ../characters/kestrel-ngo-%1$d.yaml, side: blue}
                  - {id: ode, character: ../characters/ode-marchetti-%1$d.yaml, side: blue}
                  - {id: other-imri, character: ../characters/imri-sol-%1$d.yaml, side: blue}
                  - {id: other-bo, character: ../characters/bo-harrow-%1$d.yaml, side: blue}
                scene: {squares: 12x8, terrain: {extreme: ["5,3"], defensive: ["3,4", "8,4"], impassable: ["6,5"]}}
                """.formatted(level));
        for (int seed = 1; seed <= 20; seed++) {
            var ending =
                    new Simulation<>(Opponents.of(Tables.BOOK)).play(Tables.BOOK.game(), start.copy(), seed, STEPS);
            assertThat(ending).as("power level %d, seed %d", level, seed).isPresent();
        }
    }

    @Test
    @Ledger("BCG-GEN-2")
    void players_are_told_what_it_is_about_whom_they_face_and_where() {
        for (Encounter encounter : Tables.BOOK.encounters()) {
            Situation situation = encounter.situation();
            assertThat(situation.title()).as(encounter.id()).isNotBlank();
            assertThat(situation.text()).as(encounter.id()).isNotBlank();
            assertThat(situation.sides()).as(encounter.id()).hasSize(2); // before anything is set up
            assertThat(situation.sides().values()).as(encounter.id()).allMatch(names -> !names.isEmpty());

            CenturyState start = Tables.encounter(encounter.id());
            View view = Tables.BOOK
                    .game()
                    .view(start, Viewer.player(start.units().get(0).id()));
            assertThat(view.units())
                    .extracting(View.Unit::side)
                    .contains(start.units().get(0).side());
            assertThat(view.units().stream().map(View.Unit::side).distinct()).hasSize(2);
            assertThat(view.board().features()).as(encounter.id()).isNotEmpty();
        }
    }

    @Test
    void every_enemy_fights_to_the_end() {
        for (String id : Tables.BOOK.content().shelf(Build.class).ids()) {
            CenturyState state = Tables.of("""
                    game: centuryg
                    units:
                      - {name: One, from: %s, side: red}
                      - {name: Other, from: ironclad, side: blue}
                    scene: {squares: 6x6}
                    """.formatted(id));
            var ending = new Simulation<>(Opponents.of(Tables.BOOK)).play(Tables.BOOK.game(), state, 5, STEPS);
            assertThat(ending).as(id).isPresent();
        }
    }

    /** Run with -Darbiter.update=true to write the logs anew after a change of the rules that is meant. */
    @ParameterizedTest
    @CsvSource({"pass, 7", "gala, 3"})
    void a_whole_encounter_goes_as_it_went_before(String name, long seed) throws IOException {
        SituationTable<CenturyState> run =
                SituationTable.of(Tables.BOOK, Situation.read(Tables.ENCOUNTERS.resolve(name + ".yaml")), seed);
        run.playOut(Opponents.of(Tables.BOOK), 2_000);
        List<String> log = run.table().log().stream().map(LoggedEvent::text).toList();

        assertThat(run.table().ending()).isPresent();
        Path golden = GOLDEN.resolve(name + "-" + seed + ".log");
        if (Boolean.getBoolean("arbiter.update")) {
            Files.createDirectories(GOLDEN);
            Files.writeString(golden, String.join("\n", log) + "\n");
        }
        assertThat(log).containsExactlyElementsOf(Files.readAllLines(golden));
    }
}
