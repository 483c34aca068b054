package arbiter.games.gladiators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.yaml.Source;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Event;
import arbiter.rulebook.Situation;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the gamemaster paints on the board. */
class BoardEditsTest {

    private static final GladiatorsRulebook BOOK = new GladiatorsRulebook();

    private final GladiatorsState table = Situation.read(
                    Source.text("situation.yaml", """
                            game: gladiators
                            units:
                              - {id: ember, character: ember.yaml, side: heroes, at: "3,3"}
                              - {name: Rime, character: doctor-rime.yaml, side: raiders, at: "6,3@5"}
                            scene:
                              width: 12
                              height: 8
                              environments: [{kind: rain, level: 2}]
                            """), Path.of("src", "main", "resources", "gladiators", "characters"))
            .start(BOOK);

    @Test
    @Ledger({"GG-WAL-1", "GG-WAL-3"})
    void walls_are_put_up_raised_broken_mended_and_taken_away() {
        assertThat(apply("paint", wall("exterior-brick", 3, "4,3; 5,3")))
                .isEqualTo("Exterior Brick is put up in 2 hexes, the first of them next to Ember, 3 high");
        assertThat(table.walls().fills(new Spot(new Hex(4, 3), 2))).isTrue();
        assertThat(apply("paint", wall("exterior-brick", 5, "4,3")))
                .isEqualTo("Exterior Brick is put up next to Ember, 5 high");
        assertThat(at("4,3").height()).isEqualTo(5);
        assertThat(at("5,3").height()).isEqualTo(3);

        assertThat(apply("break-wall", "{place: \"4,3\", hits: 1}"))
                .isEqualTo("The Exterior Brick next to Ember has 1 hit left");
        assertThat(apply("break-wall", "{place: \"4,3; 5,3\", hits: 0}"))
                .isEqualTo("The Exterior Brick in 2 hexes, the first of them next to Ember is breached");
        assertThat(table.walls().fills(Spot.ground(new Hex(4, 3)))).isFalse();
        apply("break-wall", "{place: \"5,3\", hits: 2}");
        assertThat(at("5,3").isBreached()).isFalse();

        assertThat(apply("paint", wall("exterior-brick", 3, "4,3; 5,3").replace("on: true", "on: false")))
                .isEqualTo("No wall stands any more in 2 hexes, the first of them next to Ember");
        assertThat(table.walls().isEmpty()).isTrue();
    }

    @Test
    @Ledger({"GG-WAL-2", "GG-WAL-8"})
    void a_window_can_be_seen_through_and_one_flies_above_a_low_wall() {
        apply("paint", wall("glass-window", 3, "6,3"));

        assertThat(at("6,3").material().transparent()).isTrue();
        assertThatThrownBy(() -> apply("paint", wall("glass-window", 6, "6,3")))
                .hasMessage("Rime is where the wall would stand: put Rime elsewhere first (GG-WAL-2)");
    }

    @Test
    @Ledger("GG-WAL-2")
    void no_wall_goes_up_off_the_board_or_around_somebody_or_is_broken_where_none_stands() {
        assertThatThrownBy(() -> apply("paint", wall("bunker", 2, "40,3")))
                .hasMessage("bunker in hex 40,3 is off the map, which is 12 by 8 hexes");
        assertThatThrownBy(() -> apply("paint", wall("bunker", 2, "4,3; 3,3")))
                .hasMessage("Ember is where the wall would stand: put Ember elsewhere first (GG-WAL-2)");
        assertThatThrownBy(() -> apply("paint", wall("bunker", 2, "over there")))
                .hasMessageContaining("over there");
        assertThatThrownBy(() -> apply("break-wall", "{place: \"4,3\", hits: 0}"))
                .hasMessage("no wall stands in hex 4,3: name one that has a wall");
        apply("paint", wall("glass-window", 1, "4,3"));
        assertThatThrownBy(() -> apply("break-wall", "{place: \"4,3\", hits: 2}"))
                .hasMessage("the Glass Window there has at most 1 hit in each hex (GG-WAL-3)");
    }

    @Test
    @Ledger("GG-WAL-2")
    void rubble_is_not_mended_while_somebody_stands_in_it() {
        apply("paint", wall("heavy-wood", 2, "4,3"));
        apply("break-wall", "{place: \"4,3\", hits: 0}");
        edit("place", Optional.of("ember"), "{at: \"4,3\"}").apply(table);

        assertThatThrownBy(() -> apply("break-wall", "{place: \"4,3\", hits: 1}"))
                .hasMessageContaining("Ember is where the wall would stand");
    }

    @Test
    @Ledger("GG-ENV-1")
    void environments_lie_over_hexes_with_their_level() {
        assertThat(apply("paint", "{what: fog-smoke, level: 3, place: \"4,3; 5,3\", on: true}"))
                .isEqualTo("Fog or Smoke 3 lies in 2 hexes, the first of them next to Ember");
        apply("paint", "{what: fog-smoke, level: 1, place: \"5,3\", on: true}");
        apply("paint", "{what: wind, level: 2, direction: north-east, place: \"5,3\", on: true}");
        assertThat(level(Climate.FOG_SMOKE, "4,3")).isEqualTo(3);
        assertThat(level(Climate.FOG_SMOKE, "5,3")).isEqualTo(1);
        assertThat(table.environments().wind(Spot.parse("5,3"))).contains(HexDirection.NORTH_EAST);

        assertThat(apply("paint", "{what: fog-smoke, level: 1, place: \"5,3\", on: false}"))
                .isEqualTo("Fog or Smoke lies no longer next to Rime");
        assertThat(level(Climate.FOG_SMOKE, "5,3")).isZero();
        assertThat(level(Climate.FOG_SMOKE, "4,3")).isEqualTo(3);
    }

    @Test
    @Ledger("GG-ENV-1")
    void what_lies_everywhere_is_painted_over_hex_by_hex_and_set_as_a_whole() {
        apply("paint", "{what: rain, level: 1, place: \"4,3\", on: false}");
        assertThat(level(Climate.RAIN, "4,3")).isZero();
        assertThat(level(Climate.RAIN, "5,3")).isEqualTo(2);

        assertThat(apply("set-environment", "{environment: rain, level: 4}"))
                .isEqualTo("Rain 4 lies over the whole board");
        assertThat(level(Climate.RAIN, "4,3")).isEqualTo(4);
        assertThat(apply("set-environment", "{environment: rain, level: 0}"))
                .isEqualTo("Rain lies no longer over the whole board");
        assertThat(table.environments().isEmpty()).isTrue();
    }

    private static String wall(String kind, int height, String place) {
        return "{what: " + kind + ", height: " + height + ", transparent: false, place: \"" + place + "\", on: true}";
    }

    private int level(Climate kind, String place) {
        return table.environments().level(kind, Spot.parse(place));
    }

    private WallHex at(String place) {
        return table.walls().at(Hex.parse(place)).orElseThrow();
    }

    /** Makes the edit and tells its line. */
    private String apply(String edit, String values) {
        Event<GladiatorsState> event = edit(edit, Optional.empty(), values);
        event.apply(table);
        return event.line(table).text();
    }

    private Event<GladiatorsState> edit(String edit, Optional<String> unit, String values) {
        return Scenario.edit(BOOK, table, edit, unit, values);
    }
}
