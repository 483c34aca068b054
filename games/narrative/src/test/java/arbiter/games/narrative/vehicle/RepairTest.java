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

import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.turn.TurnEvents.RoundBegan;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.TrackEvents.HullTraumaSuffered;
import arbiter.games.narrative.vehicle.TrackEvents.SystemStrainSuffered;
import arbiter.games.narrative.vehicle.critical.CriticalHitEvents;
import arbiter.games.narrative.vehicle.critical.CriticalHitEvents.CriticalHitSuffered;
import arbiter.games.narrative.vehicle.critical.SufferedHit;
import arbiter.games.narrative.vehicle.critical.VehicleComponent;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.space.band.Band;
import arbiter.tabletop.act.CallOption;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A carrier with hull 14 and system 12, and an adept with Tech-Use 2P 2A. */
class RepairTest {

    private final Participant teven = hero("teven-rusk");
    private final Participant carrier = vehicle("armoured-carrier", "players", 0);
    private final Participant troopers = enemy("line-trooper", 3);
    private final Scenario<NarrativeState> play = scenario(Band.MEDIUM, teven, carrier, troopers);

    @BeforeEach
    void aboard() {
        board(play, teven, carrier, Seat.PASSENGER);
    }

    @Test
    @Ledger("NAR-VACT-4")
    void exactly_half_of_the_threshold_is_average() {
        assertThat(DamageControl.difficulty(6, 14)).isEqualTo(Difficulty.EASY);
        assertThat(DamageControl.difficulty(7, 14)).isEqualTo(Difficulty.AVERAGE);
        assertThat(DamageControl.difficulty(14, 14)).isEqualTo(Difficulty.AVERAGE);
        assertThat(DamageControl.difficulty(15, 14)).isEqualTo(Difficulty.HARD);
    }

    @Test
    @Ledger("NAR-VACT-4")
    void system_strain_is_repaired_as_often_as_one_likes() {
        play.emit(new SystemStrainSuffered("armoured-carrier", 3));
        int before = play.log().size();
        play.dice("check.roll", 4, 1, 1, 1, 1);

        DamageControl.strain(play, teven, carrier);

        assertThat(since(play, before))
                .containsExactly(
                        "Teven rolls Tech-Use, 2P 2A vs 1D: success, 2 successes",
                        "Armoured carrier is rid of 2 system strain, 1 left");
        begin(play);
        assertThat(menu(play, teven, "damage-control")).containsExactly("damage-control:strain");
    }

    @Test
    @Ledger({"NAR-VACT-4", "NAR-CREW-2", "NAR-CA-5"})
    void the_hull_is_repaired_once_in_an_encounter_and_a_failure_counts() {
        play.emit(new HullTraumaSuffered("armoured-carrier", 8));
        begin(play);
        assertThat(menu(play, teven)).contains("damage-control:hull", "crew:manual-repairs");
        play.dice("check.roll", 1, 1, 1, 1, 2, 1);

        act(play, "damage-control:hull");

        assertThat(carrier.tracks().hullTrauma()).isEqualTo(8);
        assertThat(carrier.usedUp().hullRepair()).isTrue();
        assertThat(play.log())
                .endsWith(
                        "Armoured carrier has had its repair of the hull in this encounter",
                        "Teven rolls Tech-Use, 2P 2A vs 2D: failure, 1 failure");
        play.emit(new RoundBegan());
        assertThat(menu(play, teven)).doesNotContain("damage-control:hull", "crew:manual-repairs");
    }

    /** Hard Athletics: 3 successes are 1 point and 1 more for two additional ones. */
    @Test
    @Ledger({"NAR-CA-5", "NAR-CREW-1", "NAR-CREW-2"})
    void manual_repairs_take_tools_and_strength() {
        play.emit(new HullTraumaSuffered("armoured-carrier", 8));
        begin(play);
        play.dice("check.roll", 4, 2, 1, 1, 1);

        act(play, "crew:manual-repairs");

        assertThat(play.log())
                .endsWith(
                        "Teven rolls Athletics, 2A vs 3D: success, 3 successes",
                        "Armoured carrier is rid of 2 hull trauma, 6 left");
        Participant ilka = hero("ilka-dorn"); // who has no tools
        var other = scenario(Band.MEDIUM, ilka, carrier, troopers);
        board(other, ilka, carrier, Seat.PASSENGER);
        begin(other);
        assertThat(menu(other, ilka)).doesNotContain("crew:manual-repairs");
    }

    @Test
    @Ledger({"NAR-VACT-4", "NAR-REP-3"})
    void a_critical_hit_is_repaired_against_its_severity() {
        play.emit(new CriticalHitSuffered("armoured-carrier", SufferedHit.of("brakes-damaged")));
        begin(play);
        play.dice("check.roll", 2, 1, 1, 1, 1, 1, 1);

        act(play, "damage-control:hit:0");

        assertThat(play.log())
                .endsWith(
                        "Teven rolls Tech-Use, 2P 2A vs 3D: success, 1 success",
                        "Armoured carrier is rid of Brakes Damaged");
        assertThat(VehicleRatings.isCompromised(carrier, VehicleComponent.BRAKES))
                .isFalse();
    }

    @Test
    @Ledger("NAR-VACT-4")
    void the_gamemaster_may_say_that_it_cannot_be_done_now() {
        play.emit(new SystemStrainSuffered("armoured-carrier", 3));
        begin(play);
        play.choice("repair.possible", "no");

        act(play, "damage-control:strain");

        assertThat(teven.turn().actionUsed()).isFalse();
        assertThat(carrier.tracks().systemStrain()).isEqualTo(3);
    }

    @Test
    @Ledger("NAR-REP-4")
    void emergency_repairs_get_it_going_with_much_of_it_compromised() {
        play.emit(new HullTraumaSuffered("armoured-carrier", 17));
        begin(play);
        play.dice("check.roll", 2, 1, 1, 1, 1, 1, 1);

        act(play, "emergency-repairs");

        assertThat(play.log())
                .endsWith(
                        "Teven rolls Tech-Use, 2P 2A vs 3D: success, 1 success",
                        "Armoured carrier is rid of 4 hull trauma, 13 left",
                        "Armoured carrier works again, with defences, hull, navigation and all weapons compromised");
        assertThat(VehicleRatings.works(carrier)).isTrue();
        assertThat(VehicleRatings.armour(carrier)).isZero();
        assertThat(VehicleRatings.handling(carrier)).isEqualTo(-3);
        assertThat(Gun.ready(play.state(), carrier)).isEmpty();
        assertThat(VehicleRatings.isCompromised(carrier, VehicleComponent.BRAKES))
                .isFalse();
        assertThat(carrier.usedUp().hullRepair()).isFalse();
    }

    @Test
    @Ledger("NAR-REP-4")
    void emergency_repairs_are_tried_again_after_a_failure() {
        play.emit(new HullTraumaSuffered("armoured-carrier", 17));
        begin(play);
        play.dice("check.roll", 1, 1, 1, 1, 1, 1, 1);

        act(play, "emergency-repairs");

        assertThat(carrier.tracks().hullTrauma()).isEqualTo(17);
        play.emit(new RoundBegan());
        assertThat(menu(play, teven)).contains("emergency-repairs");
    }

    @Test
    @Ledger({"NAR-REP-4", "NAR-COMP-3"})
    void damage_control_on_a_critical_hit_leaves_what_emergency_repairs_left() {
        play.emit(new CriticalHitSuffered("armoured-carrier", SufferedHit.of("hull-damaged")));
        play.emit(new CriticalHitEvents.PatchChanged("armoured-carrier", true));
        begin(play);
        play.dice("check.roll", 2, 1, 1, 1, 1);

        act(play, "damage-control:hit:0");

        assertThat(play.log()).endsWith("Armoured carrier is rid of Hull Damaged");
        assertThat(VehicleRatings.armour(carrier)).isZero();
    }

    /** 3 of 14 is below a quarter, 4 is not. */
    @Test
    @Ledger({"NAR-REP-1", "NAR-REP-4"})
    void a_workshop_takes_thrones_and_time_as_the_gamemaster_has_it() {
        play.emit(new HullTraumaSuffered("armoured-carrier", 3));
        assertThat(Workshop.price(carrier)).isEqualTo(300);
        assertThat(Workshop.time(carrier).id()).isEqualTo("days");
        play.emit(new HullTraumaSuffered("armoured-carrier", 1));
        assertThat(Workshop.time(carrier).id()).isEqualTo("weeks");
        play.emit(new CriticalHitEvents.PatchChanged("armoured-carrier", true));
        play.choice("workshop.price", "150").choice("workshop.time", "months");

        Workshop.overhaul(play, carrier);

        assertThat(play.log())
                .endsWith(
                        "Armoured carrier is rid of 4 hull trauma in a workshop, for 600 thrones and months",
                        "Armoured carrier is properly repaired");
    }

    @Test
    @Ledger("NAR-REP-2")
    void a_quiet_day_takes_one_system_strain_away() {
        play.emit(new SystemStrainSuffered("armoured-carrier", 3));

        Workshop.quietDays(play, carrier, 2);
        Workshop.quietDays(play, carrier, 2);

        assertThat(play.log())
                .endsWith(
                        "Armoured carrier is rid of 2 system strain, 1 left",
                        "Armoured carrier is rid of 1 system strain, 0 left");
    }

    @Test
    @Ledger({"NAR-COLL-1", "NAR-REP-1", "NAR-REP-2"})
    void the_gamemaster_calls_for_collisions_and_repairs_at_any_time() {
        play.emit(new SystemStrainSuffered("armoured-carrier", 3));
        play.emit(new HullTraumaSuffered("armoured-carrier", 3));
        play.choice("workshop.price", "50").choice("workshop.time", "days").dice("critical-hit.roll", 50);
        var calls = VehicleCalls.of(play.state());
        assertThat(calls.stream().map(CallOption::id))
                .containsExactly(
                        "collision-minor:armoured-carrier",
                        "collision-major:armoured-carrier",
                        "workshop:armoured-carrier",
                        "quiet-day:armoured-carrier");

        calls.subList(1, 4).forEach(call -> call.resolve(play));

        play.allUsed();
        assertThat(play.log())
                .contains(
                        "Armoured carrier takes a Critical Hit: 50 -5 defence in a major collision = 45, Hull Damaged",
                        "Armoured carrier is rid of 3 hull trauma in a workshop, for 150 thrones and days",
                        "Armoured carrier is rid of 1 system strain, 2 left");
        assertThat(VehicleCalls.of(play.state())).hasSize(3);
    }
}
