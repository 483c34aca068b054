package arbiter.games.narrative.vehicle;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.vehicle.Garage.board;
import static arbiter.games.narrative.vehicle.Garage.scenario;
import static arbiter.games.narrative.vehicle.Garage.since;
import static arbiter.games.narrative.vehicle.Garage.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.MotionEvents.CourseSteered;
import arbiter.games.narrative.vehicle.TrackEvents.HullTraumaSuffered;
import arbiter.games.narrative.vehicle.TrackEvents.SystemStrainSuffered;
import arbiter.games.narrative.vehicle.critical.CriticalHitEvents.CriticalHitSuffered;
import arbiter.games.narrative.vehicle.critical.SufferedHit;
import arbiter.games.narrative.vehicle.pilot.SpeedChange;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

class SpeedChangeTest {

    private final Participant jun = hero("jun-halloran");
    private final Participant bike = vehicle("scout-bike", "players", 2);
    private final Participant troopers = enemy("line-trooper", 3);
    private final Scenario<NarrativeState> play = scenario(Band.MEDIUM, jun, bike, troopers);

    private void hit(String row) {
        play.emit(new CriticalHitSuffered("scout-bike", SufferedHit.of(row)));
    }

    private void endRound() {
        play.emit(new CourseSteered("scout-bike", 2));
        VehicleRound.end(play);
    }

    @Test
    @Ledger("NAR-VMAN-1")
    void every_step_after_the_first_is_system_strain() {
        assertThat(SpeedChange.possible(bike)).containsExactly(0, 1, 3, 4, 5);

        SpeedChange.resolve(play, bike, 3);
        SpeedChange.resolve(play, bike, 0);

        assertThat(play.log())
                .containsExactly(
                        "Scout bike accelerates to speed 3",
                        "Scout bike slows down to speed 0",
                        "Scout bike suffers 2 system strain, 2 of 6");
    }

    @Test
    @Ledger({"NAR-VMAN-1", "NAR-TURN-7", "NAR-VEH-11"})
    void the_strain_may_shut_the_vehicle_down() {
        play.emit(new SystemStrainSuffered("scout-bike", 5));

        SpeedChange.resolve(play, bike, 5);

        assertThat(play.log()).endsWith("Scout bike suffers 2 system strain, 7 of 6, and is shut down");
        assertThat(VehicleRatings.works(bike)).isFalse();
        assertThat(bike.motion().speed()).isEqualTo(5);
        endRound();
        assertThat(play.log()).endsWith("Scout bike slows down to speed 0");
    }

    @Test
    @Ledger({"NAR-COMP-1", "NAR-CH-8"})
    void without_brakes_it_only_coasts_where_there_is_room() {
        hit("brakes-damaged");
        assertThat(SpeedChange.possible(bike)).containsExactly(3, 4, 5);
        int before = play.log().size();

        endRound();
        assertThat(bike.motion().speed()).isEqualTo(2);
        play.choice("vehicle.coast", "yes");
        endRound();

        assertThat(since(play, before)).contains("Scout bike slows down to speed 1");
    }

    @Test
    @Ledger({"NAR-COMP-5", "NAR-CH-5"})
    void without_propulsion_it_loses_speed_in_every_round() {
        hit("propulsion-damaged");
        assertThat(SpeedChange.possible(bike)).containsExactly(0, 1);

        endRound();
        endRound();
        endRound();

        assertThat(bike.motion().speed()).isZero();
        assertThat(play.log().stream().filter(line -> line.contains("slows down")))
                .containsExactly("Scout bike slows down to speed 1", "Scout bike slows down to speed 0");
    }

    @Test
    @Ledger("NAR-VEH-11")
    void a_disabled_vehicle_has_no_defence_and_nothing_to_do_but_repairs() {
        Participant carrier = vehicle("armoured-carrier", "players", 1);
        var other = scenario(Band.MEDIUM, jun, carrier, troopers);
        board(other, jun, carrier, Seat.PILOT);
        other.choice("steering.when", "later");
        Garage.begin(other);
        assertThat(VehicleDefence.of(other.state(), troopers, carrier).total()).isOne();

        other.emit(new HullTraumaSuffered("armoured-carrier", 15));

        assertThat(VehicleDefence.of(other.state(), troopers, carrier).total()).isZero();
        assertThat(Garage.menu(other, jun))
                .contains("damage-control:hull", "emergency-repairs", "crew:manual-repairs")
                .doesNotContain("brace", "evade", "dangerous-driving", "speed:0", "crew:plot-course", "smoke");
    }
}
