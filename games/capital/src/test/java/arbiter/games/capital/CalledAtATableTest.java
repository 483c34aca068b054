package arbiter.games.capital;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.unit.CapitalState;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.Decider;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Situation;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A call in the middle of a fight: it is carried out, the fight goes on where it was, and it can be taken back. */
class CalledAtATableTest {

    private final Table<CapitalState> table = SituationTable.of(
                    Tables.BOOK, Situation.read(Tables.ENCOUNTERS.resolve("brawl.yaml")), 7)
            .table();

    private List<String> log() {
        return table.log().stream().map(LoggedEvent::text).toList();
    }

    @Test
    @Ledger("CAP-CHK-1")
    void a_check_is_made_while_somebody_else_is_asked_and_taken_back_with_undo() {
        List<String> before = log();
        String waiting = table.open().get(0).id();

        table.call(Viewer.GAMEMASTER, Decider.GAMEMASTER, "check:orrin");
        for (String answer : List.of("agi", "0", "no", "no", "6")) {
            String asked = table.open(Viewer.GAMEMASTER).get(0).id();
            table.answer(Viewer.GAMEMASTER, asked, List.of(answer));
        }

        assertThat(log()).hasSize(before.size() + 1).last().asString().startsWith("Orrin, a check: ");
        assertThat(table.open()).anyMatch(open -> open.id().equals(waiting));
        while (log().size() > before.size() || !table.open().get(0).id().equals(waiting)) {
            table.undo();
        }
        assertThat(log()).isEqualTo(before);
    }
}
