package arbiter.games.narrative.vehicle;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.vehicle.Garage.act;
import static arbiter.games.narrative.vehicle.Garage.begin;
import static arbiter.games.narrative.vehicle.Garage.board;
import static arbiter.games.narrative.vehicle.Garage.menu;
import static arbiter.games.narrative.vehicle.Garage.scenario;
import static arbiter.games.narrative.vehicle.Garage.since;
import static arbiter.games.narrative.vehicle.Garage.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.sheet.CostProfile;
import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.unit.TableRules;
import arbiter.games.narrative.vehicle.pilot.CourseLeg;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SteeringTest {

    private static final TableRules CORE_SPEEDS =
            new TableRules(CostProfile.LEDGER, true, true, true, true, true, true, false);

    private final Participant jun = hero("jun-halloran");
    private final Participant ilka = hero("ilka-dorn");
    private final Participant troopers = enemy("line-trooper", 3);

    @Test
    @Ledger({"NAR-VEH-8", "NAR-VEH-12"})
    void the_table_of_speeds() {
        assertThat(IntStream.rangeClosed(0, 5).map(speed -> SpeedTable.forcedBands(TableRules.STANDARD, speed)))
                .containsExactly(0, 2, 2, 3, 3, 4);
        assertThat(IntStream.rangeClosed(0, 5).map(speed -> SpeedTable.forcedBands(CORE_SPEEDS, speed)))
                .containsExactly(0, 1, 2, 3, 3, 4);
        assertThat(IntStream.rangeClosed(0, 5).map(SpeedTable::drivingUpgrades)).containsExactly(0, 0, 0, 1, 1, 2);
        assertThat(IntStream.rangeClosed(0, 5).map(SpeedTable::attackUpgrades)).containsExactly(0, 0, 0, 0, 0, 1);
        assertThat(IntStream.rangeClosed(0, 5).map(SpeedTable::collisionBonus)).containsExactly(0, 0, 0, 20, 20, 40);
    }

    @Test
    @Ledger("NAR-VEH-8")
    void the_pilot_moves_first_and_then_acts() {
        Participant bike = vehicle("scout-bike", "players", 3);
        var play = scenario(Band.MEDIUM, jun, bike, troopers, ilka);
        board(play, jun, bike, Seat.PILOT);
        int before = play.log().size();
        play.choice("turn.slot", "jun-halloran")
                .choice("steering.when", "now")
                .choice("steering.course", "farther:line-trooper:1")
                .choice("steering.course", "farther:ilka-dorn:2");

        begin(play);

        play.allUsed();
        assertThat(since(play, before + 1))
                .containsExactly(
                        "Round 1",
                        "Jun takes slot 1",
                        "Scout bike goes farther from Line trooper, to long range",
                        "Scout bike goes farther from Ilka, to long range",
                        "Scout bike goes farther from Ilka, to extreme range",
                        "Scout bike has moved on by 3 bands");
        play.choice("steering.when", "later"); // not asked again in this round
        act(play, "end");
        assertThat(play.log()).endsWith("Jun has finished");
    }

    @Test
    @Ledger({"NAR-VEH-8", "NAR-VEH-5"})
    void it_moves_when_the_turn_ends_at_the_speed_it_has_then() {
        Participant bike = vehicle("scout-bike", "players", 2);
        var play = scenario(Band.LONG, jun, bike, troopers);
        board(play, jun, bike, Seat.PILOT);
        play.choice("steering.when", "later").choice("steering.course", "farther:line-trooper:2");
        play.choice("steering.course", "closer:line-trooper:1");
        begin(play);

        act(play, "speed:3", "end");

        play.allUsed();
        assertThat(play.state().band(bike, troopers)).isEqualTo(Band.EXTREME);
        assertThat(play.log())
                .endsWith(
                        "Scout bike accelerates to speed 3",
                        "Scout bike goes farther from Line trooper, to extreme range",
                        "Scout bike goes farther from Line trooper, to strategic range",
                        "Scout bike comes closer to Line trooper, to extreme range",
                        "Scout bike has moved on by 3 bands",
                        "Jun has finished");
    }

    @Test
    @Ledger("NAR-VEH-8")
    void without_a_pilot_the_gamemaster_steers_when_the_round_ends() {
        Participant bike = vehicle("scout-bike", "players", 1);
        var play = scenario(Band.SHORT, jun, bike, troopers);
        begin(play);
        play.choice("steering.course", "farther:line-trooper:2");

        act(play, "end");
        Turn.resolve(play);

        play.allUsed();
        assertThat(play.log())
                .endsWith(
                        "Jun has finished",
                        "Scout bike goes farther from Line trooper, to medium range",
                        "Scout bike goes farther from Line trooper, to long range",
                        "Scout bike has moved on by 2 bands",
                        "Round 2");
        assertThat(bike.motion().steered()).isFalse();
    }

    @Test
    @Ledger("NAR-VEH-13")
    void whoever_takes_the_wheel_makes_the_movement_that_is_still_open() {
        Participant bike = vehicle("scout-bike", "players", 1);
        var play = scenario(Band.MEDIUM, jun, bike, troopers);
        board(play, jun, bike, Seat.PASSENGER);
        begin(play);
        play.choice("steering.course", "farther:line-trooper:2");

        act(play, "board:scout-bike:pilot", "end");

        play.allUsed();
        assertThat(play.state().band(jun, troopers)).isEqualTo(Band.EXTREME);
    }

    @Test
    @Ledger({"NAR-MOVE-5", "NAR-VEH-5"})
    void only_vehicles_get_as_far_as_strategic_range() {
        Participant bike = vehicle("scout-bike", "players", 1);
        var play = scenario(Band.EXTREME, jun, bike, troopers);
        assertThat(play.state().farthest(jun, troopers)).isEqualTo(Band.EXTREME);
        assertThat(play.state().farthest(bike, troopers)).isEqualTo(Band.STRATEGIC);
        begin(play);
        assertThat(menu(play, jun, "move:farther")).isEmpty();

        play.emit(new Moved("scout-bike", "line-trooper", Band.EXTREME, Band.STRATEGIC));
        board(play, jun, bike, Seat.PASSENGER);
        assertThat(play.state().band(jun, troopers)).isEqualTo(Band.STRATEGIC);
        act(play, "dismount");
        assertThat(play.state().band(jun, troopers)).isEqualTo(Band.EXTREME);
    }

    @Test
    @Ledger("NAR-VMAN-4")
    void reposition_moves_one_band() {
        Participant bike = vehicle("scout-bike", "players", 1);
        var play = scenario(Band.MEDIUM, jun, bike, troopers);
        board(play, jun, bike, Seat.PILOT);
        play.choice("steering.when", "later");
        begin(play);
        assertThat(menu(play, jun, "reposition"))
                .containsExactly("reposition:closer:line-trooper:1", "reposition:farther:line-trooper:1");

        act(play, "reposition:farther:line-trooper:1");

        assertThat(play.log()).endsWith("Scout bike goes farther from Line trooper, to long range");
        assertThat(bike.motion().steered()).isFalse();
    }

    @Test
    @Ledger("NAR-VMAN-4")
    void what_stands_still_does_not_reposition() {
        Participant bike = vehicle("scout-bike", "players", 0);
        var play = scenario(Band.MEDIUM, jun, bike, troopers);
        board(play, jun, bike, Seat.PILOT);
        begin(play);

        assertThat(menu(play, jun, "reposition")).isEmpty();
    }

    @Test
    @Ledger({"NAR-MOVE-2", "NAR-VEH-8"})
    void a_vehicle_engaged_with_opponents_has_to_get_clear_of_them_first() {
        Participant bike = vehicle("scout-bike", "players", 1);
        var play = scenario(Band.MEDIUM, jun, bike, troopers, ilka);
        board(play, jun, bike, Seat.PILOT);
        play.emit(new Moved("scout-bike", "line-trooper", Band.MEDIUM, Band.ENGAGED));

        assertThat(CourseLeg.of(play.state(), bike, 2).stream().map(CourseLeg::id))
                .containsExactly("farther:line-trooper:2", "farther:line-trooper:1");
    }
}
