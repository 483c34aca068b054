package arbiter.games.wasteland;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.CoverLeft;
import arbiter.games.wasteland.zone.Mines;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.kernel.Event;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FieldEditsTest {

    private final WastelandState state = Tables.of("""
            game: wasteland
            units:
              - {name: Rook, character: ../characters/rook.yaml, side: party, at: yard}
              - {id: thug, from: scav-thug, side: raiders, at: yard}
            scene:
              zones: [{name: yard}, {name: road, cover: [{name: cart, kind: wooden-cover}]}]
              links: [{between: [yard, road]}]
              reach: [[rook, thug]]
            """);
    private final Fighter rook = state.unit("rook");
    private final Fighter thug = state.unit("thug");

    private String edit(String edit, Optional<String> unit, String values) {
        Event<WastelandState> event = Scenario.edit(Tables.BOOK, state, edit, unit, values);
        event.apply(state);
        return event.line(state).text();
    }

    @Test
    @Ledger({"WAS-ENV-1", "WAS-ENV-2", "WAS-ENV-3", "WAS-ENV-4", "radiation-zone"})
    void the_gamemaster_sets_light_weather_and_radiation_of_a_zone() {
        assertThat(edit("set-zone", Optional.empty(), "{zone: road, darkness: 2, fog: true, rain: 1, radiation: true}"))
                .isEqualTo("road is set by hand: darkness 2, fog, rain 1, radiation");

        assertThat(state.surroundings().darkness(1)).isEqualTo(2);
        assertThat(state.surroundings().isFoggy(1)).isTrue();
        assertThat(state.surroundings().rain(1)).isEqualTo(1);
        assertThat(state.surroundings().isRadiated(1)).isTrue();
        assertThat(state.surroundings().darkness(0)).isZero();
    }

    @Test
    @Ledger({"WAS-COVER-4", "WAS-COVER-5", "WAS-MOVE-1"})
    void the_gamemaster_puts_people_behind_cover_and_breaks_it() {
        assertThat(edit("place", Optional.of("rook"), "{at: road behind cart}"))
                .isEqualTo("Rook is put in road, behind the cart");
        assertThat(Nearness.within(rook, thug)).isFalse();
        assertThat(CoverLeft.against(state, rook, 0)).isEqualTo(1);

        assertThat(edit("set-cover", Optional.empty(), "{cover: road behind cart, dice: 0}"))
                .isEqualTo("The cart is set to 0 CD of cover");
        assertThat(CoverLeft.against(state, rook, 0)).isZero();

        edit("place", Optional.of("rook"), "{at: yard}");
        assertThat(rook.zone()).isZero();
        assertThatThrownBy(() -> edit("place", Optional.of("rook"), "{at: road behind car}"))
                .hasMessageContaining("unknown place 'road behind car'; did you mean 'road behind cart'?");
    }

    @Test
    @Ledger({"WAS-MOVE-1", "WAS-SNEAK-5", "WAS-QUAL-8"})
    void the_gamemaster_says_who_is_near_whom_who_knows_of_whom_and_where_mines_are() {
        assertThat(edit("set-reach", Optional.of("rook"), "{of: thug, within: false}"))
                .isEqualTo("Rook is out of reach of Scav thug");
        assertThat(Nearness.within(thug, rook)).isFalse();
        assertThat(edit("set-awareness", Optional.of("thug"), "{of: rook, aware: false}"))
                .isEqualTo("Scav thug is unaware of Rook");
        assertThat(Unawareness.isUnaware(thug, rook)).isTrue();

        assertThat(edit("lay-mine", Optional.empty(), "{mine: trip-mine, zone: road, known-to: raiders}"))
                .isEqualTo("A Trip mine lies in road");
        assertThat(Mines.known(state, thug, 1)).hasSize(1);
        assertThat(Mines.known(state, rook, 1)).isEmpty();
        edit("clear-mines", Optional.empty(), "{zone: road}");
        assertThat(state.mines().placed()).isEmpty();
    }
}
