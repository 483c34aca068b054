package arbiter.games.capital.move;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.Tables;
import arbiter.games.capital.unit.CapitalState;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import arbiter.kernel.Viewer;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Somebody unseen stops whoever runs into them, and stays unseen. */
class UnseenInTheWayTest {

    private static final Viewer NIA = Viewer.player("nia");
    private static final Viewer ASH = Viewer.player("zq");

    private final Table<CapitalState> table = table("""
            game: capital
            units:
              - {name: Nia, from: dock-gunner, side: docks, at: "0,0"}
              - {name: Rook, from: gutter-raider, side: gutter, at: "9,0"}
              - {id: zq, name: Zqash, from: ash-hound, side: gutter, at: "4,0", hidden: true}
            turn: nia
            round: 1
            """);

    @Test
    void the_way_is_offered_as_if_nobody_were_there() {
        answer("move");
        OpenRequest open = table.open(NIA).get(0);

        assertThat(open.request().options())
                .extracting(Option::text)
                .noneMatch(text -> text.contains("Zqash"))
                .anyMatch(text -> text.startsWith("Up to Rook"));
        assertThat(open.request().accept("5,0").id()).isEqualTo("5,0");
    }

    @Test
    @Ledger("CAP-AMB-82")
    void whoever_runs_into_somebody_unseen_stops_there() {
        answer("move");
        answer("5,0");

        assertThat(table.state().unit("nia").base().centre().x()).isBetween(2900, 3100);
        assertThat(texts(NIA))
                .noneMatch(line -> line.contains("Zqash"))
                .anyMatch(line -> line.startsWith("Nia moves "));
        assertThat(texts(ASH)).contains("Nia is stopped by Zqash, unseen");
        assertThat(table.view(NIA).unit("zq")).isEmpty();
    }

    private void answer(String option) {
        table.answer(NIA, table.open(NIA).get(0).id(), List.of(option));
    }

    private List<String> texts(Viewer viewer) {
        return table.log(viewer).stream().map(LoggedEvent::text).toList();
    }

    private static Table<CapitalState> table(String situation) {
        return Table.start(
                Tables.BOOK.game(),
                Journal.Header.of("capital", "test", Map.of()),
                Tables.of(situation),
                DiceBox.of(die -> 1));
    }
}
