package arbiter.games.narrative.vehicle;

import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.vehicle.Garage.board;
import static arbiter.games.narrative.vehicle.Garage.scenario;
import static arbiter.games.narrative.vehicle.Garage.since;
import static arbiter.games.narrative.vehicle.Garage.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.critical.Collision;
import arbiter.games.narrative.vehicle.pilot.DangerousDriving;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

class CollisionTest {

    private final Participant jun = hero("jun-halloran");

    /** Minor, at speed 3 with defence 1: 70 and 20 less 10 is 80. */
    @Test
    @Ledger({"NAR-COLL-1", "NAR-VEH-12"})
    void speed_adds_and_defence_takes_off() {
        Participant carrier = vehicle("armoured-carrier", "players", 3);
        var play = scenario(Band.SHORT, jun, carrier).dice("critical-hit.roll", 70);

        Collision.resolve(play, Collision.Kind.MINOR, List.of(carrier));

        assertThat(play.log())
                .containsExactly(
                        "Armoured carrier takes a Critical Hit: 70 +20 speed 3 -10 defence in a minor collision = 80,"
                                + " Defences Damaged",
                        "Armoured carrier has Defences Damaged");
    }

    @Test
    @Ledger("NAR-COLL-1")
    void a_major_one_takes_off_half_as_much_and_strikes_every_vehicle_in_it() {
        Participant carrier = vehicle("armoured-carrier", "players", 0);
        Participant cruiser = vehicle("patrol-cruiser", "enemies", 0);
        var play = scenario(Band.SHORT, jun, carrier, cruiser)
                .dice("critical-hit.roll", 5)
                .choice("collision.zone", "fore")
                .dice("critical-hit.roll", 50);

        Collision.resolve(play, Collision.Kind.MAJOR, List.of(carrier, cruiser));

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Armoured carrier takes a Critical Hit: 5 -5 defence in a major collision = 0, cancelled",
                        "Patrol cruiser takes a Critical Hit: 50 -10 defence in a major collision = 40, Hull Damaged",
                        "Patrol cruiser has Hull Damaged");
    }

    @Test
    @Ledger({"NAR-VACT-1", "NAR-NAV-1", "NAR-VEH-1"})
    void dangerous_driving_is_as_hard_as_the_vehicle_is_big() {
        Participant carrier = vehicle("armoured-carrier", "players", 3);
        Participant bike = vehicle("scout-bike", "players", 1);
        var play = scenario(Band.SHORT, jun, carrier, bike);
        board(play, jun, carrier, Seat.PILOT);
        int before = play.log().size();
        play.choice("driving.hazard", "2")
                .dice("check.roll", 1, 1, 1, 1, 2, 1, 1, 1, 1, 1)
                .choice("driving.consequence", "minor")
                .choice("driving.collides-with", "scout-bike")
                .dice("critical-hit.roll", 40)
                .dice("critical-hit.roll", 40);

        boolean made = DangerousDriving.resolve(play, jun, carrier);

        play.allUsed();
        assertThat(made).isFalse();
        assertThat(since(play, before).limit(2))
                .containsExactly(
                        "Armoured carrier has ground before it that is dangerous",
                        "Jun rolls Driving, 2P 2A vs 1C 2D 3S: failure, 1 failure");
        assertThat(carrier.criticalHits().hits()).hasSize(1);
        assertThat(bike.criticalHits().hits()).hasSize(1);
    }

    @Test
    @Ledger("NAR-VACT-1")
    void a_ship_is_not_harder_than_formidable() {
        Participant cruiser = vehicle("patrol-cruiser", "players", 1);
        var play = scenario(Band.SHORT, jun, cruiser);
        board(play, jun, cruiser, Seat.PILOT);
        play.dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertThat(DangerousDriving.resolve(play, jun, cruiser)).isTrue();
        assertThat(play.log()).endsWith("Jun rolls Driving, 2P 2A vs 5D 2S: success, 2 successes");
    }
}
