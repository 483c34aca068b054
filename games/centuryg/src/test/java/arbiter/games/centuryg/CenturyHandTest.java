package arbiter.games.centuryg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.Problems;
import arbiter.content.yaml.Source;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Environment;
import arbiter.games.centuryg.state.Fate;
import arbiter.games.centuryg.state.Terrain;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.Placement;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

class CenturyHandTest {

    private final CenturyState table = Tables.of("""
            game: centuryg
            units:
              - {from: ironclad, side: a, at: "1,1"}
              - {from: picket, side: b, at: "5,5"}
            turn: ironclad
            """);
    private final GamemasterHand<CenturyState> hand = Tables.BOOK.hand();

    @Test
    void bars_are_set_and_areas_follow_the_levels() {
        apply(hand.adjust(table, "ironclad", "Threshold", 9));
        assertThat(table.fighter("ironclad").maims()).containsExactly(Area.HEAD, Area.TORSO);
        apply(hand.adjust(table, "ironclad", "Threshold", 20));
        assertThat(table.fighter("ironclad").maims()).isEmpty();
        apply(hand.adjust(table, "ironclad", "Energy", 1));
        assertThat(table.fighter("ironclad").energy()).isEqualTo(1);
        apply(hand.adjust(table, "ironclad", "GP", 3));
        assertThat(table.fighter("ironclad").genre().points()).isEqualTo(3);
        apply(hand.adjust(table, "picket", "Threshold", 0));
        assertThat(table.fighter("picket").fate()).isEqualTo(Fate.DESTROYED);
        assertThatThrownBy(() -> hand.adjust(table, "picket", "Luck", 3))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("Threshold");
    }

    @Test
    void units_are_placed_hidden_added_and_taken_out() {
        apply(hand.place(table, "picket", "0,7"));
        assertThat(table.fighter("picket").zone()).isEqualTo(84);
        apply(hand.hide(table, "picket", true));
        assertThat(table.hidden()).containsExactly("picket");
        apply(hand.add(table, placement("{from: husk-drone, side: b, at: \"2,2\"}")));
        assertThat(table.fighter("husk-drone").zone()).isEqualTo(26);
        apply(hand.remove(table, "picket"));
        assertThat(table.fighter("picket").isFighting()).isFalse();
        assertThatThrownBy(() -> hand.place(table, "picket", "99,99")).hasMessageContaining("no Zone");
        assertThatThrownBy(() -> hand.hide(table, "pickett", true)).hasMessageContaining("picket");
    }

    @Test
    @Ledger({"BCG-TERR-6", "BCG-AMB-76"})
    void terrain_and_environments_are_painted_and_taken_away() {
        apply(hand.paint(table, "2,3", "difficult", true));
        apply(hand.paint(table, "2,3", "difficult", true));
        apply(hand.paint(table, "2,3", "underwater", true));
        assertThat(table.ground().count(38, Terrain.DIFFICULT)).isEqualTo(2);
        assertThat(table.ground().environment(38)).isEqualTo(Environment.UNDERWATER);
        apply(hand.paint(table, "2,3", "difficult", false));
        apply(hand.paint(table, "2,3", "underwater", false));
        assertThat(table.ground().count(38, Terrain.DIFFICULT)).isZero();
        assertThat(table.ground().environment(38)).isEqualTo(Environment.LAND);
        assertThatThrownBy(() -> hand.paint(table, "1,1", "impassable", true)).hasMessageContaining("stands there");
        assertThatThrownBy(() -> hand.paint(table, "2,3", "difficlt", true)).hasMessageContaining("difficult");
    }

    private static Placement placement(String yaml) {
        return Placement.read(
                        Source.text("unit.yaml", yaml), Tables.BOOK, List.of("ironclad", "picket"), new Problems())
                .orElseThrow();
    }

    private void apply(Event<CenturyState> event) {
        event.apply(table);
        assertThat(event.line(table).toString()).isNotBlank();
    }
}
