package arbiter.cli;

import static arbiter.cli.Shell.typing;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every shipped encounter of Capital, played from the keyboard to its end. */
class CapitalPlayTest {

    private static final Path ENCOUNTERS = Path.of("../games/capital/src/main/resources/capital/encounters");

    static List<Path> encounters() throws IOException {
        try (Stream<Path> files = Files.list(ENCOUNTERS)) {
            return files.sorted().toList();
        }
    }

    /** One person among the game's own players: Enter where there is a default, and otherwise the end of the turn. */
    @ParameterizedTest
    @MethodSource("encounters")
    void an_encounter_is_played_to_its_end_with_undo_on_the_way(Path file) {
        List<String> typed = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            typed.addAll(i == 5 ? List.of("undo", "redo", "undo") : List.of("", "end-turn"));
        }
        List<String> command = new ArrayList<>(List.of("play", file.toString(), "--seed", "5"));
        others(file).forEach(unit -> command.addAll(List.of("--agent", unit)));
        Shell shell = typing(String.join("\n", typed) + "\n", command.toArray(String[]::new));

        assertThat(shell.exit()).as(shell.err()).isZero();
        assertThat(shell.out()).contains("Taken back.", "In force again.").containsPattern("The \\w+ side wins");
    }

    /** Every unit but the first one: its id, or its name in small letters. */
    private static List<String> others(Path file) {
        Pattern unit = Pattern.compile("- \\{(?:id: ([\\w-]+), )?name: (\\w+)");
        Matcher units = unit.matcher(Source.file(file).read());
        List<String> ids = new ArrayList<>();
        while (units.find()) {
            ids.add(units.group(1) == null ? units.group(2).toLowerCase(Locale.ROOT) : units.group(1));
        }
        return ids.subList(1, ids.size());
    }
}
