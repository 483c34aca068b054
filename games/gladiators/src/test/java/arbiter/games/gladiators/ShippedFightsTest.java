package arbiter.games.gladiators;

import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.sheet.build.Profiles;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.interpreters.simulation.Simulation;
import arbiter.testkit.RandomAgent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Shipped characters use their powers at random: nothing breaks, and a table is read back as it was written. */
class ShippedFightsTest {

    private static final Path CHARACTERS = Path.of("src/main/resources/gladiators/characters");
    private static final int FIGHTERS = 4;
    private static final int STEPS = 300;

    @Test
    void everybody_fights_and_the_table_can_be_saved() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(CHARACTERS)) {
            files = all.sorted().toList();
        }
        GladiatorsRulebook book = new GladiatorsRulebook();
        for (int first = 0; first < files.size(); first++) {
            List<Gladiator> units = new ArrayList<>();
            for (int i = 0; i < FIGHTERS; i++) {
                String file = Files.readString(files.get((first + 5 * i) % files.size()));
                var build = Cast.build(file);
                units.add(new Gladiator(
                        "unit-" + i,
                        build.name(),
                        i % 2 == 0 ? "heroes" : "villains",
                        Profiles.of(build, Handbooks.BOOK),
                        hex(5 + i, 5)));
            }
            GladiatorsState state = table(units.toArray(Gladiator[]::new));

            new Simulation<GladiatorsState>(new RandomAgent<>(first)).play(book.game(), state, first, STEPS);

            String written = book.json().write(state);
            assertThat(book.json().read(written, GladiatorsState.class)).isEqualTo(state);
            assertThat(state.round()).isGreaterThan(1);
        }
    }
}
