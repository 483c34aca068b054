package arbiter.games.wasteland;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.Refused;
import arbiter.kernel.Viewer;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a file or an answer gets wrong is told once, with its place and its rule, and nothing of it is done. */
class SetupTest {

    private static final String SCENE = """
        game: wasteland
        units:
          - {name: Rook, character: ../characters/rook.yaml, side: party, at: yard}
          - {id: thug, from: scav-thug, side: raiders, at: road behind wall}
        scene:
          zones: [{name: yard}, {name: road, cover: [{name: wall, kind: wooden-cover}]}]
          links: [{between: [yard, road]}]
          pools: {party: 3}
        turn: rook
        round: 1
        """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            at: yard} | at: yrd} | situation.yaml:3: | unknown zone 'yrd'; did you mean 'yard'?
            behind wall | behind wal | situation.yaml:4: | unknown cover 'wal'; did you mean 'wall'?
            from: scav-thug | from: scav-thg | situation.yaml:4: | did you mean 'scav-thug'?
            kind: wooden-cover | kind: woden-cover | situation.yaml:6: | did you mean 'wooden-cover'?
            kind: wooden-cover | kind: wooden-cover, dice: 0 | situation.yaml:6: | cover has from 1 to 10 CD, not 0 (WAS-COVER-1)
            {name: yard}, | {name: yard, darkness: 4}, | situation.yaml:6: | darkness is from 0 to 3 and rain from 0 to 2 (WAS-ENV-1, WAS-ENV-3)
            [yard, road] | [yard, rode] | situation.yaml:7: | unknown zone 'rode'; there is yard, road
            [yard, road] | [yard] | situation.yaml:6: | a link is between two zones
            party: 3 | party: 7 | situation.yaml:8: | the party has from 0 to 6 action points in its pool, not 7 (WAS-AP-1)
            pools: {party: 3} | reach: [[rook, thug]] | situation.yaml:8: | reach is within one zone (WAS-MOVE-1)
            pools: {party: 3} | companions: [{unit: thug, of: rook}] | situation.yaml:8: | a companion belongs to somebody else of its side (WAS-MAJ-12)
            pools: {party: 3} | starts: rok | situation.yaml:8: | unknown unit 'rok'; did you mean 'rook'?
            """)
    void a_mistake_of_a_file_is_told_with_its_place(String right, String wrong, String place, String message) {
        assertThatThrownBy(() -> Tables.of(SCENE.replace(right, wrong)))
                .hasMessageContaining(place)
                .hasMessageContaining(message)
                .satisfies(told -> assertThat(told.getMessage().lines()).hasSize(1));
    }

    /** More dice than there are points for, and points for the gamemaster beyond the price. */
    @Test
    @Ledger({"WAS-AP-4", "WAS-AP-5"})
    void an_answer_that_cannot_be_paid_for_is_refused_and_changes_nothing() {
        Table<WastelandState> table =
                SituationTable.of(Tables.BOOK, Tables.situation(SCENE), 3).table();
        answer(table, "attack:shoot:service-pistol:thug");
        WastelandState before = table.state().copy();
        OpenRequest open = table.open().get(0);

        assertThat(open.request().label()).isEqualTo("test.dice");
        for (String wrong : List.of("3", "2+gm4", "4", "two")) {
            assertThatThrownBy(() -> answer(table, wrong)).isInstanceOf(Refused.class);
        }
        assertThatThrownBy(() -> answer(table, "3"))
                .hasMessageContaining("3 more d20 cost 6 AP, and only 3 are there (WAS-AP-4)");
        assertThat(table.state()).isEqualTo(before);
        assertThat(table.open().get(0).id()).isEqualTo(open.id());
        answer(table, "2+gm1");
        assertThat(table.state().pools().gamemaster()).isEqualTo(before.pools().gamemaster() + 1);
    }

    private static void answer(Table<WastelandState> table, String id) {
        table.answer(Viewer.GAMEMASTER, table.open().get(0).id(), List.of(id));
    }
}
