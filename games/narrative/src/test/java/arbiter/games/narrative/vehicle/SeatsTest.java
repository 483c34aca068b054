package arbiter.games.narrative.vehicle;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.vehicle.Garage.act;
import static arbiter.games.narrative.vehicle.Garage.begin;
import static arbiter.games.narrative.vehicle.Garage.board;
import static arbiter.games.narrative.vehicle.Garage.menu;
import static arbiter.games.narrative.vehicle.Garage.scenario;
import static arbiter.games.narrative.vehicle.Garage.vehicle;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.narrative.damage.Wounded;
import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class SeatsTest {

    private final Participant jun = hero("jun-halloran");
    private final Participant teven = hero("teven-rusk");
    private final Participant troopers = enemy("line-trooper", 3);

    @Test
    @Ledger({"NAR-VEH-1", "NAR-VEH-13"})
    void a_vehicle_is_a_unit_without_turns() {
        Participant carrier = vehicle("armoured-carrier", "players", 2);

        assertThat(carrier.isVehicle()).isTrue();
        assertThat(carrier.canAct()).isFalse();
        assertThat(carrier.present()).isTrue();
        assertThat(carrier.motion().speed()).isEqualTo(2);
        assertThat(Gun.all(carrier)).hasSize(2);
        assertThatThrownBy(() -> vehicle("armoured-carrier", "players", 4))
                .hasMessage("Armoured carrier drives at a speed from 0 to 3, not 4");
    }

    @Test
    @Ledger({"NAR-MAN-7", "NAR-VEH-13"})
    void who_stands_beside_a_vehicle_takes_any_seat_with_a_maneuver() {
        Participant carrier = vehicle("armoured-carrier", "players", 0);
        var play = scenario(Band.MEDIUM, jun, carrier, troopers);
        begin(play);
        assertThat(menu(play, jun, "board")).isEmpty();

        play.emit(new Moved("jun-halloran", "armoured-carrier", Band.MEDIUM, Band.ENGAGED));
        assertThat(menu(play, jun, "board"))
                .containsExactly(
                        "board:armoured-carrier:pilot",
                        "board:armoured-carrier:station",
                        "board:armoured-carrier:passenger");
        act(play, "board:armoured-carrier:station");

        assertThat(jun.turn().maneuvers()).isOne();
        assertThat(play.log()).endsWith("Jun takes a gunnery station of Armoured carrier");
        assertThat(menu(play, jun, "board"))
                .containsExactly("board:armoured-carrier:pilot", "board:armoured-carrier:passenger");
        assertThat(menu(play, jun, "move:")).isEmpty();
    }

    @Test
    @Ledger("NAR-VEH-13")
    void whoever_is_aboard_is_where_the_vehicle_is_and_gets_out_beside_it() {
        Participant carrier = vehicle("armoured-carrier", "players", 0);
        var play = scenario(Band.MEDIUM, jun, carrier, troopers);
        board(play, jun, carrier, Seat.PILOT);
        assertThat(play.state().band(jun, carrier)).isEqualTo(Band.ENGAGED);
        play.emit(new Moved("armoured-carrier", "line-trooper", Band.MEDIUM, Band.LONG));
        assertThat(play.state().band(jun, troopers)).isEqualTo(Band.LONG);

        begin(play);
        act(play, "dismount");

        assertThat(jun.aboard().isOnFoot()).isTrue();
        assertThat(play.state().band(jun, carrier)).isEqualTo(Band.ENGAGED);
        assertThat(play.state().band(jun, troopers)).isEqualTo(Band.LONG);
        assertThat(play.log()).endsWith("Jun gets out of Armoured carrier");
    }

    @Test
    @Ledger("NAR-VEH-13")
    void a_seat_is_free_when_its_holder_is_past_using_it() {
        Participant bike = vehicle("scout-bike", "players", 0);
        var play = scenario(Band.MEDIUM, jun, teven, bike, troopers);
        board(play, teven, bike, Seat.PILOT);
        board(play, jun, bike, Seat.PASSENGER);
        play.choice("turn.slot", "jun-halloran");
        begin(play);
        assertThat(menu(play, jun, "board")).isEmpty();

        play.emit(new Wounded("teven-rusk", 20));
        act(play, "board:scout-bike:pilot");

        assertThat(teven.aboard().seat()).isEqualTo(Seat.PASSENGER);
        assertThat(play.log()).endsWith("Teven is moved aside", "Jun takes the pilot's seat of Scout bike");
        assertThat(Crew.isAtStation(play.state(), jun)).isTrue(); // a crew of one
    }

    @Test
    @Ledger("NAR-VEH-13")
    void what_is_for_pilots_and_gunners_needs_their_seats() {
        Participant gunship = vehicle("assault-gunship", "players", 2);
        var play = scenario(Band.MEDIUM, jun, gunship, troopers);
        board(play, jun, gunship, Seat.PASSENGER);
        play.choice("steering.when", "later");
        begin(play);

        assertThat(menu(play, jun)).doesNotContain("brace", "evade", "dangerous-driving", "fire:0:line-trooper");
        board(play, jun, gunship, Seat.STATION);
        assertThat(menu(play, jun)).contains("fire:0:line-trooper").doesNotContain("brace");
        board(play, jun, gunship, Seat.PILOT);
        assertThat(menu(play, jun))
                .contains("brace", "evade", "dangerous-driving", "speed:0", "speed:5")
                .doesNotContain("fire:0:line-trooper");
    }

    @Test
    @Ledger({"NAR-MAN-7", "ash-strider"})
    void a_tame_creature_is_mounted_with_a_survival_check_and_a_failure_wastes_the_maneuver() {
        Participant strider = vehicle("ash-strider", "players", 0);
        var play = scenario(Band.MEDIUM, jun, strider, troopers).dice("check.roll", 1, 1, 1, 1, 1);
        play.emit(new Moved("jun-halloran", "ash-strider", Band.MEDIUM, Band.ENGAGED));
        begin(play);

        act(play, "board:ash-strider:pilot");

        assertThat(jun.aboard().isOnFoot()).isTrue();
        assertThat(jun.turn().maneuvers()).isOne();
        assertThat(play.log()).last().asString().endsWith("failure, nothing left over");
    }

    @Test
    @Ledger({"NAR-MAN-7", "ash-strider"})
    void whoever_makes_the_check_sits_on_the_creature() {
        Participant strider = vehicle("ash-strider", "players", 0);
        var play = scenario(Band.MEDIUM, jun, strider, troopers).dice("check.roll", 4, 1, 1, 1, 1);
        play.emit(new Moved("jun-halloran", "ash-strider", Band.MEDIUM, Band.ENGAGED));
        begin(play);

        act(play, "board:ash-strider:pilot");

        assertThat(jun.turn().maneuvers()).isOne();
        assertThat(play.log()).last().isEqualTo("Jun takes the pilot's seat of Ash strider");
    }

    @Test
    @Ledger("NAR-MAN-7")
    void boarding_what_opponents_hold_is_for_the_gamemaster_to_allow() {
        Participant carrier = vehicle("armoured-carrier", "enemies", 0);
        var play = scenario(Band.MEDIUM, jun, carrier, troopers);
        board(play, troopers, carrier, Seat.PILOT);
        play.emit(new Moved("jun-halloran", "armoured-carrier", Band.MEDIUM, Band.ENGAGED));
        play.choice("boarding.enemy", "no").choice("boarding.enemy", "yes");
        begin(play);

        act(play, "board:armoured-carrier:passenger");
        assertThat(jun.aboard().isOnFoot()).isTrue();
        assertThat(jun.turn().maneuvers()).isZero();
        act(play, "board:armoured-carrier:passenger");
        assertThat(jun.aboard().isOnFoot()).isFalse();
    }
}
