package arbiter.games.narrative.vehicle;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.vehicle.Garage.act;
import static arbiter.games.narrative.vehicle.Garage.begin;
import static arbiter.games.narrative.vehicle.Garage.board;
import static arbiter.games.narrative.vehicle.Garage.scenario;
import static arbiter.games.narrative.vehicle.Garage.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.critical.CriticalHitInProgress;
import arbiter.games.narrative.vehicle.critical.SinkingHit;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PerilsTest {

    private final Participant jun = hero("jun-halloran");
    private final Participant gunship = vehicle("assault-gunship", "players", 0);
    private final Participant thrall = enemy("gun-thrall", 1);
    private final Scenario<NarrativeState> play = scenario(Band.MEDIUM, jun, gunship, thrall);

    private void struck(String row) {
        new CriticalHitInProgress(gunship, Optional.of(thrall), CriticalHitInProgress.row(play.state(), row))
                .strike(play);
    }

    /** The turn ends, the round ends, and the next turn begins. */
    private void nextRound() {
        act(play, "end");
        Turn.resolve(play);
        Turn.resolve(play);
    }

    @Test
    @Ledger({"NAR-CH-10", "NAR-ENV-8"})
    void a_fire_wounds_those_aboard_until_it_is_put_out() {
        board(play, jun, gunship, Seat.PILOT);
        struck("fire");
        begin(play);
        assertThat(play.log()).endsWith("Jun suffers 3 wounds, 3 of 14");
        play.choice("fire.skill", "cool").dice("check.roll", 4, 1, 1, 1, 1);

        act(play, "fight-fire");

        assertThat(play.log())
                .endsWith(
                        "Jun rolls Cool, 1P 1A vs 3D: success, 2 successes",
                        "Assault gunship burns no longer",
                        "Assault gunship is rid of Fire!");
        nextRound();
        assertThat(jun.vitals().wounds()).isEqualTo(3);
    }

    @Test
    @Ledger("NAR-CH-10")
    void the_gamemaster_sets_how_fierce_a_fire_is_and_how_long_it_takes() {
        play.choice("fire.rating", "1").choice("fire.checks", "2");
        board(play, jun, gunship, Seat.PILOT);
        struck("fire");
        begin(play);
        play.choice("fire.skill", "cool").dice("check.roll", 4, 1, 1, 1, 1);

        act(play, "fight-fire");

        assertThat(play.log()).endsWith("Assault gunship burns less; it is not out yet");
        assertThat(gunship.perils().fireChecks()).isOne();
    }

    @Test
    @Ledger("NAR-CH-11")
    void there_is_one_round_to_get_out_of_a_vehicle_that_breaks_up() {
        board(play, jun, gunship, Seat.PILOT);
        begin(play);
        struck("breaking-up");
        assertThat(play.log()).endsWith("Assault gunship is breaking up: there is until the end of round 2 to get out");
        nextRound();
        assertThat(gunship.present()).isTrue();

        act(play, "dismount", "end");
        Turn.resolve(play);

        assertThat(gunship.present()).isFalse();
        assertThat(jun.canAct()).isTrue();
        assertThat(play.log()).endsWith("Assault gunship breaks up and is destroyed", "Round 3");
    }

    @Test
    @Ledger("NAR-CH-11")
    void whoever_stays_is_lost_with_it_unless_the_gamemaster_is_kind() {
        board(play, jun, gunship, Seat.PILOT);
        begin(play);
        struck("breaking-up");
        nextRound();
        play.choice("vehicle.aboard", "lost");

        act(play, "end");
        Turn.resolve(play);

        assertThat(play.log()).contains("Assault gunship breaks up and is destroyed", "Jun is dead");
    }

    @Test
    @Ledger({"NAR-CH-11", "NAR-REP-3"})
    void a_repair_holds_it_together() {
        board(play, jun, gunship, Seat.PILOT);
        begin(play);
        struck("breaking-up");
        play.dice("check.roll", 2, 1, 1, 1, 1, 1, 1);

        act(play, "damage-control:hit:0");

        assertThat(play.log()).endsWith("Assault gunship is rid of Breaking Up", "Assault gunship holds together");
    }

    /** A roll of 3 on a ten-sided die is 2 rounds, not counting the current one. */
    @Test
    @Ledger({"NAR-SINK-1", "NAR-CH-13", "NAR-DICE-7"})
    void a_crashing_aircraft_goes_down_after_its_rounds() {
        board(play, jun, gunship, Seat.PILOT);
        begin(play);
        play.dice("sinking.rounds", 3);
        SinkingHit.inflict(play, gunship, thrall);
        assertThat(play.log()).endsWith("Assault gunship is going down: it stays up for 2 more rounds");
        nextRound();
        nextRound();
        assertThat(gunship.present()).isTrue();
        play.choice("vehicle.aboard", "clear");

        act(play, "end");
        Turn.resolve(play);

        assertThat(play.log())
                .endsWith(
                        "Jun has finished",
                        "Assault gunship goes down and is destroyed",
                        "Jun gets out of Assault gunship",
                        "Round 4");
    }

    @Test
    @Ledger({"NAR-SINK-1", "NAR-CH-13"})
    void a_repair_keeps_it_up_and_land_vehicles_do_not_sink() {
        assertThat(SinkingHit.isPossible(gunship)).isTrue();
        assertThat(SinkingHit.isPossible(vehicle("armoured-carrier", "players", 0)))
                .isFalse();
        board(play, jun, gunship, Seat.PILOT);
        begin(play);
        play.dice("sinking.rounds", 1).dice("check.roll", 2, 1, 1, 1, 1, 1);
        SinkingHit.inflict(play, gunship, thrall);
        assertThat(SinkingHit.isPossible(gunship)).isFalse();

        act(play, "damage-control:hit:0");

        assertThat(play.log()).endsWith("Assault gunship is rid of Crashing or Sinking", "Assault gunship stays up");
    }
}
