package arbiter.games.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.yaml.Source;
import arbiter.games.duel.fight.DuelState;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.Decider;
import arbiter.kernel.Refused;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Situation;
import arbiter.testkit.Scenario;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A third fighter waits in hiding; nobody but the gamemaster learns of her before she shows herself. */
class HiddenFighterTest {

    private static final DuelRulebook BOOK = new DuelRulebook();
    private static final Viewer MARA = Viewer.player("mara");

    private final Table<DuelState> table = SituationTable.of(
                    BOOK, Situation.read(Source.text("ambush.yaml", """
                    game: duel
                    units:
                      - {name: Mara, from: blade, side: travellers}
                      - {name: Shade, from: blade, side: bridge, hidden: true}
                      - {from: brute, side: bridge}
                    round: 1
                    """), Path.of(".")), 1)
            .table();

    @Test
    void nothing_that_others_see_mentions_her() {
        table.answer(MARA, table.open(MARA).get(0).id(), List.of("breathe"));

        View seen = table.view(MARA);
        assertThat(seen.units()).extracting(View.Unit::id).containsExactly("mara", "brute");
        assertThat(seen.order()).containsExactly("brute", "mara");
        assertThat(seen.moment().text()).isEqualTo("round 1, Brute's turn");
        assertThat(table.waitingFor(MARA)).containsExactly(Decider.unit("brute"));
        assertThat(table.log(MARA)).extracting(LoggedEvent::text).noneMatch(line -> line.contains("Shade"));
        assertThat(table.log(Viewer.player("shade")))
                .extracting(LoggedEvent::text)
                .contains("Shade is next, round 1");
        assertThat(table.view(Viewer.GAMEMASTER).unit("shade").orElseThrow().hidden())
                .isTrue();
    }

    @Test
    void she_cannot_be_attacked_before_she_is_seen() {
        String request = table.open(MARA).get(0).id();

        assertThatThrownBy(() -> table.answer(MARA, request, List.of("attack:shade")))
                .isInstanceOf(Refused.class)
                .hasMessageNotContaining("Shade")
                .hasMessageContaining("offered: attack:brute, breathe");

        edit("hide", Optional.of("shade"), "{hidden: false}");
        assertThat(table.log(MARA)).extracting(LoggedEvent::text).contains("Shade comes into sight");
        table.answer(MARA, table.open(MARA).get(0).id(), List.of("attack:shade"));
    }

    @Test
    void somebody_joins_late_and_somebody_leaves_early() {
        edit("add-unit", Optional.empty(), "{unit: {name: Late, from: blade, side: travellers}}");
        edit("remove-unit", Optional.of("brute"), "{}");

        assertThat(table.view(MARA).order()).containsExactly("mara", "late");
        assertThat(table.state().active().id()).isEqualTo("mara");
        table.undo();
        assertThat(table.view(MARA).order()).containsExactly("mara", "brute", "late");
    }

    @Test
    void nothing_is_foreseen_where_nobody_else_is_known_to_be_left() {
        edit("remove-unit", Optional.of("brute"), "{}");

        String request = table.open(MARA).get(0).id();

        assertThat(table.asked(MARA, MARA::answersFor)).hasSize(1);
        assertThat(table.following(MARA, MARA::answersFor, request, List.of("breathe"), List.of()))
                .isEmpty();
    }

    /** Before the duel all are asked together; whoever knows less of them stands at another place among them. */
    @Test
    void what_follows_is_foreseen_without_her_as_well() {
        Table<DuelState> before = SituationTable.of(
                        BOOK, Situation.read(Source.text("before.yaml", """
                        game: duel
                        units:
                          - {name: Mara, from: blade, side: travellers}
                          - {name: Shade, from: blade, side: bridge, hidden: true}
                          - {from: brute, side: bridge}
                        """), Path.of(".")), 1)
                .table();
        Viewer brute = Viewer.player("brute");
        keep(before, MARA);
        keep(before, Viewer.player("shade"));

        String request = before.open(brute).get(0).id();

        assertThat(before.following(brute, brute::answersFor, request, List.of("1"), List.of()))
                .isEmpty();
    }

    private static void keep(Table<DuelState> table, Viewer viewer) {
        table.answer(viewer, table.open(viewer).get(0).id(), List.of("1"));
    }

    private void edit(String edit, Optional<String> unit, String values) {
        table.edit(Scenario.edit(BOOK, table.state(), edit, unit, values));
    }
}
