package arbiter.games.duel;

import static arbiter.games.duel.Duelists.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.games.duel.fight.DuelState;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.lookahead.Effort;
import arbiter.interpreters.lookahead.LookAhead;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.lookahead.Position;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Situation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The opponent for all games plays a duel, and nothing that its side may not know changes what it does. */
class LookAheadTest {

    private static final Effort SMALL = new Effort(400, 60, 20);

    private static final String SHADE = "- {name: Shade, from: blade, side: bridge%s}";

    private static Table<DuelState> table(String others) {
        return SituationTable.of(
                        BOOK,
                        Situation.read(
                                Source.text("bridge.yaml", """
                        game: duel
                        units:
                          - {name: Mara, from: blade, side: travellers}
                          - {id: brute, from: brute, side: bridge}
                          - {id: guard, from: guard, side: bridge}
                        %s
                        round: 1
                        """.formatted(
                                                others.indent(2).stripTrailing())),
                                Path.of(".")),
                        3)
                .table();
    }

    /** What it answers to Mara's first question, from many seeds. */
    private static List<String> answers(Table<DuelState> table) {
        List<String> answers = new ArrayList<>();
        for (long seed = 1; seed <= 40; seed++) {
            OpenRequest open = table.open(Viewer.player("mara")).get(0);
            answers.addAll(new LookAhead<>(BOOK.game(), SMALL, seed).answer(Position.of(table, open)));
        }
        return answers;
    }

    @Test
    void a_hidden_enemy_changes_nothing() {
        assertThat(answers(table(SHADE.formatted(", hidden: true")))).isEqualTo(answers(table("")));
        assertThat(answers(table(SHADE.formatted("")))).as("one in sight does").isNotEqualTo(answers(table("")));
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
