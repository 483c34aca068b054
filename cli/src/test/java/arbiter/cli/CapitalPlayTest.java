package arbiter.cli;

import static arbiter.cli.Shell.typing;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every shipped encounter of Capital, played from the keyboard to its end. */
class CapitalPlayTest {

    private static final Rulebook<?> BOOK = Rulebooks.all().stream()
            .filter(book -> book.id().equals("capital"))
            .findFirst()
            .orElseThrow();

    static List<String> encounters() {
        return BOOK.encounters().stream().map(Encounter::id).toList();
    }

    /** One person among the game's own players: Enter where there is a default, and otherwise the end of the turn. */
    @ParameterizedTest
    @MethodSource("encounters")
    void an_encounter_is_played_to_its_end_with_undo_on_the_way(String encounter) {
        List<String> typed = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            typed.addAll(i == 5 ? List.of("undo", "redo", "undo") : List.of("", "end-turn"));
        }
        List<String> command = new ArrayList<>(List.of("play", "capital/" + encounter, "--seed", "5"));
        others(BOOK, encounter).forEach(unit -> command.addAll(List.of("--agent", unit)));
        Shell shell = typing(String.join("\n", typed) + "\n", command.toArray(String[]::new));

        assertThat(shell.exit()).as(shell.err()).isZero();
        assertThat(shell.out()).contains("Taken back.", "In force again.").containsPattern("The \\w+ side wins");
    }

    /** Every unit but the first one. */
    private static <S extends State<S>> List<String> others(Rulebook<S> book, String encounter) {
        S start = book.encounters().stream()
                .filter(shipped -> shipped.id().equals(encounter))
                .findFirst()
                .orElseThrow()
                .situation()
                .start(book);
        return book.game().view(start, Viewer.GAMEMASTER).units().stream()
                .skip(1)
                .map(View.Unit::id)
                .toList();
    }
}
