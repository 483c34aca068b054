package arbiter.cli;

import static arbiter.cli.Shell.typing;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyRulebook;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A duel, the defence of a base, a Match, a larger fight and one with a boss, played from the keyboard to the end. */
class CenturyPlayTest {

    private static final CenturyRulebook BOOK = new CenturyRulebook();

    /** One person among the game's own players: Enter where there is a default, and otherwise nothing is done or called for. */
    @ParameterizedTest
    @ValueSource(strings = {"bridge", "ark", "gala", "pass", "sun"})
    void an_encounter_is_played_to_its_end_with_undo_on_the_way(String encounter) {
        List<String> typed = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            typed.addAll(i == 5 ? List.of("undo", "redo", "undo") : List.of("", "pass", "done"));
        }
        List<String> command = new ArrayList<>(List.of("play", "centuryg/" + encounter, "--seed", "5"));
        others(encounter).forEach(unit -> command.addAll(List.of("--agent", unit)));
        Shell shell = typing(String.join("\n", typed) + "\n", command.toArray(String[]::new));

        assertThat(shell.exit()).as(shell.err()).isZero();
        assertThat(shell.out()).contains("Taken back.", "In force again.").containsPattern("The \\w+ side wins");
    }

    /** Every unit but the first one. */
    private static List<String> others(String encounter) {
        CenturyState start = BOOK.encounters().stream()
                .filter(shipped -> shipped.id().equals(encounter))
                .findFirst()
                .orElseThrow()
                .situation()
                .start(BOOK);
        return BOOK.game().view(start, Viewer.GAMEMASTER).units().stream()
                .skip(1)
                .map(View.Unit::id)
                .toList();
    }
}
