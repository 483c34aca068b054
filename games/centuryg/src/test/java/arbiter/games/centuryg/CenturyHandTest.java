package arbiter.games.centuryg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.terrain.Environment;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class CenturyHandTest {

    private final CenturyState table = Tables.of("""
            game: centuryg
            units:
              - {from: ironclad, side: a, at: "1,1"}
              - {from: picket, side: b, at: "5,5"}
            turn: ironclad
            """);

    @Test
    void bars_are_set_and_areas_follow_the_levels() {
        apply(edit("set-bar", "ironclad", "{bar: Threshold, value: 9}"));
        assertThat(table.unit("ironclad").maims()).containsExactly(Area.HEAD, Area.TORSO);
        apply(edit("set-bar", "ironclad", "{bar: Threshold, value: 20}"));
        assertThat(table.unit("ironclad").maims()).isEmpty();
        apply(edit("set-bar", "ironclad", "{bar: Energy, value: 1}"));
        assertThat(table.unit("ironclad").energy()).isEqualTo(1);
        apply(edit("set-bar", "ironclad", "{bar: GP, value: 3}"));
        assertThat(table.unit("ironclad").genre().points()).isEqualTo(3);
        apply(edit("set-bar", "picket", "{bar: Threshold, value: 0}"));
        assertThat(table.unit("picket").fate()).isEqualTo(UnitFate.DESTROYED);
        assertThatThrownBy(() -> edit("set-bar", "picket", "{bar: Luck, value: 3}"))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("Threshold");
    }

    @Test
    void units_are_placed_hidden_added_and_taken_out() {
        apply(edit("place", "picket", "{at: \"0,7\"}"));
        assertThat(table.unit("picket").zone()).isEqualTo(84);
        apply(edit("hide", "picket", "{hidden: true}"));
        assertThat(table.hiddenUnits()).containsExactly("picket");
        apply(Tables.edit(table, "add-unit", "{unit: {from: husk-drone, side: b, at: \"2,2\"}}"));
        assertThat(table.unit("husk-drone").zone()).isEqualTo(26);
        apply(edit("remove-unit", "picket", "{}"));
        assertThat(table.unit("picket").isFighting()).isFalse();
        assertThatThrownBy(() -> edit("place", "picket", "{at: \"99,99\"}")).hasMessageContaining("no Zone");
        assertThatThrownBy(() -> edit("hide", "pickett", "{hidden: true}")).hasMessageContaining("picket");
    }

    @Test
    @Ledger({"BCG-TERR-6", "BCG-AMB-76"})
    void terrain_and_environments_are_painted_and_taken_away() {
        apply(Tables.edit(table, "paint", "{place: \"2,3\", what: difficult, on: true}"));
        apply(Tables.edit(table, "paint", "{place: \"2,3\", what: difficult, on: true}"));
        apply(Tables.edit(table, "paint", "{place: \"2,3\", what: underwater, on: true}"));
        assertThat(table.ground().count(38, Terrain.DIFFICULT)).isEqualTo(2);
        assertThat(table.ground().environment(38)).isEqualTo(Environment.UNDERWATER);
        apply(Tables.edit(table, "paint", "{place: \"2,3\", what: difficult, on: false}"));
        apply(Tables.edit(table, "paint", "{place: \"2,3\", what: underwater, on: false}"));
        assertThat(table.ground().count(38, Terrain.DIFFICULT)).isZero();
        assertThat(table.ground().environment(38)).isEqualTo(Environment.LAND);
        assertThatThrownBy(() -> Tables.edit(table, "paint", "{place: \"1,1\", what: impassable, on: true}"))
                .hasMessageContaining("stands there");
        assertThatThrownBy(() -> Tables.edit(table, "paint", "{place: \"2,3\", what: difficlt, on: true}"))
                .hasMessageContaining("difficult");
    }

    @Test
    void tension_and_the_air_are_for_the_gamemaster_to_say() {
        apply(Tables.edit(table, "set-tension", "{tension: 7}"));
        apply(Tables.edit(table, "set-surroundings", "{harsh: true}"));

        assertThat(table.tension()).isEqualTo(7);
        assertThat(table.scene().isHarsh()).isTrue();
    }

    @Test
    void conditions_are_given_for_a_while_and_taken_away() {
        apply(edit("set-condition", "picket", "{condition: suppressed, lasts: round, value: 2}"));
        apply(edit("set-condition", "picket", "{condition: half-speed, lasts: fight}"));
        assertThat(table.has(Mark.Kind.SUPPRESSED, table.unit("picket"))).isTrue();
        assertThat(table.has(Mark.Kind.HALF_SPEED, table.unit("picket"))).isTrue();

        apply(edit("set-condition", "picket", "{condition: suppressed, lasts: nothing}"));
        assertThat(table.has(Mark.Kind.SUPPRESSED, table.unit("picket"))).isFalse();
        assertThatThrownBy(() -> edit("set-condition", "picket", "{condition: suppressed, lasts: nothing}"))
                .hasMessage("unknown lasts 'nothing'; there is round, turn, fight");
    }

    @Test
    void a_duel_is_begun_and_ended() {
        apply(edit("set-duel", "picket", "{with: ironclad}"));
        assertThat(table.unit("ironclad").duel()).contains("picket");

        apply(edit("set-duel", "ironclad", "{with: nobody}"));
        assertThat(table.unit("picket").duel()).isEmpty();
    }

    private Event<CenturyState> edit(String edit, String unit, String values) {
        return Tables.edit(table, edit, unit, values);
    }

    private void apply(Event<CenturyState> event) {
        event.apply(table);
        assertThat(event.line(table).toString()).isNotBlank();
    }
}
