package arbiter.games.centuryg.view;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Tables;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CenturyViewTest {

    private final CenturyState table = Tables.two();

    @Test
    void tension_and_phase_are_always_in_sight() {
        assertThat(view(Viewer.SPECTATOR).details())
                .extracting(detail -> detail.label() + " " + detail.value())
                .containsExactly("Tension 0", "Phase order");
    }

    @Test
    void threshold_is_shown_in_its_four_levels() {
        assertThat(unit(Viewer.SPECTATOR, "vane").bars())
                .extracting(View.Bar::label, View.Bar::parts)
                .containsExactly(tuple("Threshold", 4), tuple("Energy", 1), tuple("GP", 1));
    }

    @Test
    void duelists_are_tied_to_each_other() {
        new DuelBegan("rin", "vane").apply(table);

        assertThat(unit(Viewer.SPECTATOR, "rin").conditions())
                .extracting(View.Condition::name, View.Condition::unit)
                .containsExactly(tuple("duel", Optional.of("vane")));
        assertThat(unit(Viewer.SPECTATOR, "vane").conditions())
                .extracting(View.Condition::unit)
                .containsExactly(Optional.of("rin"));
    }

    @Test
    void what_is_lost_with_an_area_is_told_to_those_who_know_the_sheet() {
        int levels = 3 * table.unit("rin").levelPoints();
        Tables.edit(table, "set-bar", "rin", "{bar: Threshold, value: " + levels + "}")
                .apply(table);

        View.Condition own = unit(Viewer.player("rin"), "rin").conditions().get(0);
        assertThat(own.name()).isEqualTo("head maimed");
        assertThat(own.explanation()).startsWith("Lost: ");
        assertThat(areas(unit(Viewer.player("rin"), "rin")).get(0)).startsWith("Head maimed");
        assertThat(unit(Viewer.player("vane"), "rin").conditions())
                .extracting(View.Condition::explanation)
                .containsExactly("What sits there does not work.");
    }

    @Test
    void whoever_is_destroyed_is_out_of_the_fight() {
        Tables.edit(table, "set-bar", "vane", "{bar: Threshold, value: 0}").apply(table);

        assertThat(unit(Viewer.SPECTATOR, "vane").out()).contains("destroyed");
    }

    @Test
    void a_sketch_has_all_its_zones_and_links_and_can_be_painted() {
        View.Board board =
                Tables.BOOK.game().view(Tables.onFoot(), Viewer.SPECTATOR).board();

        assertThat(board.kind()).isEqualTo("zones");
        assertThat(board.features()).extracting(View.Feature::kind).containsExactly("zone", "zone", "link");
        assertThat(board.paints())
                .containsExactly("difficult", "defensive", "extreme", "impassable", "underwater", "space");
    }

    private View view(Viewer viewer) {
        return Tables.BOOK.game().view(table, viewer);
    }

    private View.Unit unit(Viewer viewer, String id) {
        return view(viewer).unit(id).orElseThrow();
    }

    private static List<String> areas(View.Unit unit) {
        return unit.details().stream()
                .filter(detail -> detail.label().equals("Areas"))
                .flatMap(detail -> detail.within().stream())
                .map(detail -> detail.label() + " " + detail.value())
                .toList();
    }

    private static org.assertj.core.groups.Tuple tuple(Object... values) {
        return org.assertj.core.groups.Tuple.tuple(values);
    }
}
