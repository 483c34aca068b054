package arbiter.games.narrative;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.Decider;
import arbiter.kernel.Viewer;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An encounter that one side has won: the gamemaster lets time pass, and can take that back. */
class AfterEndingTest {

    private final Table<NarrativeState> table =
            SituationTable.of(Tables.BOOK, Tables.situation("""
                    game: narrative
                    units:
                      - {name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens, now: {wounds: 3, strain: 5}}
                      - {name: Lark, from: scout-bike, side: wardens, parts: {vehicle-tracks: {hull-trauma: 2}}}
                      - {name: Hounds, from: carrion-hounds, side: cult, now: {wounds: 8}}
                    turn: ilka
                    """), 7).table();

    private void call(String what, String... answers) {
        table.call(Viewer.GAMEMASTER, Decider.GAMEMASTER, what);
        for (String answer : answers) {
            table.answer(Viewer.GAMEMASTER, table.open(Viewer.GAMEMASTER).get(0).id(), List.of(answer));
        }
    }

    private List<String> log() {
        return table.log().stream().map(LoggedEvent::text).toList();
    }

    @Test
    @Ledger({"NAR-HEAL-1", "NAR-HEAL-4", "NAR-REP-1"})
    void rest_and_repairs_come_when_the_encounter_is_over() {
        assertThat(table.ending()).isPresent();
        assertThat(table.open()).isEmpty();

        call("recover", "ilka", "cool");
        assertThat(log().get(0)).startsWith("Ilka rolls Cool, 1P 1A");
        assertThat(table.state().unit("ilka").vitals().strain()).isLessThan(5);
        while (!log().isEmpty()) {
            table.undo();
        }

        call("night", "ilka");
        assertThat(log()).containsExactly("Ilka recovers 1 wound, 2 left, and 5 strain, 0 left");

        call("workshop:lark", "100", "weeks");
        assertThat(log()).last().isEqualTo("Lark is rid of 2 hull trauma in a workshop, for 200 thrones and weeks");
        assertThat(table.ending()).isPresent();
        while (table.canUndo()) {
            table.undo();
        }
        assertThat(log()).isEmpty();
        assertThat(table.state().unit("ilka").vitals().strain()).isEqualTo(5);
    }
}
