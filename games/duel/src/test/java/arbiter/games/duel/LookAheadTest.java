package arbiter.games.duel;

import static arbiter.games.duel.Duelists.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.games.duel.fight.DuelState;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Situation;
import arbiter.testkit.LookAheadContract;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The opponent for all games plays a duel, and nothing that its side may not know changes what it does. */
class LookAheadTest extends LookAheadContract<DuelState> {

    LookAheadTest() {
        super(BOOK);
    }

    @Override
    protected String situation() {
        return """
                game: duel
                units:
                  - {name: Mara, from: blade, side: travellers}
                  - {id: brute, from: brute, side: bridge}
                  - {id: guard, from: guard, side: bridge}
                  %s
                round: 1
                """;
    }

    @Override
    protected String stranger() {
        return "{name: Shade, from: blade, side: bridge%s}";
    }

    @Test
    void what_an_enemy_keeps_in_secret_changes_nothing() {
        assertThat(answers(kept(0))).isEqualTo(answers(kept(2)));
    }

    /** The same table, except for the nerve that the brute keeps back. */
    private static Table<DuelState> kept(int nerve) {
        Table<DuelState> table = SituationTable.of(
                        BOOK, Situation.read(Source.text("bridge.yaml", """
                        game: duel
                        units:
                          - {name: Mara, from: blade, side: travellers}
                          - {id: brute, from: brute, side: bridge}
                        """), Path.of(".")), 3)
                .table();
        while (table.open().stream().anyMatch(open -> open.request().secret())) {
            OpenRequest open = table.open().get(0);
            boolean brute = open.request().decider().id().equals("brute");
            table.answer(Viewer.GAMEMASTER, open.id(), List.of(brute ? "" + nerve : "1"));
        }
        return table;
    }

    @Test
    void it_plays_a_duel_to_its_end() {
        SituationTable<DuelState> run =
                SituationTable.of(BOOK, BOOK.encounters().get(0).situation(), 5);

        run.playOut(Opponents.lookingAhead(BOOK), 500);

        assertThat(run.table().ending()).isPresent();
    }
}
