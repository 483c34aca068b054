package arbiter.games.narrative.vehicle;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Handbooks.BOOK;
import static arbiter.games.narrative.vehicle.Garage.act;
import static arbiter.games.narrative.vehicle.Garage.begin;
import static arbiter.games.narrative.vehicle.Garage.board;
import static arbiter.games.narrative.vehicle.Garage.menu;
import static arbiter.games.narrative.vehicle.Garage.scenario;
import static arbiter.games.narrative.vehicle.Garage.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.attack.AttackPool;
import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.attack.WeaponSource;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.sheet.CrewAction;
import arbiter.games.narrative.sheet.Zone;
import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.TrackEvents.HullTraumaSuffered;
import arbiter.games.narrative.vehicle.crew.CrewActionTraits;
import arbiter.games.narrative.vehicle.gun.Facing;
import arbiter.games.narrative.vehicle.gun.FireDrill;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.games.narrative.vehicle.gun.MountedGun;
import arbiter.games.narrative.vehicle.pilot.DangerousDriving;
import arbiter.games.narrative.vehicle.pilot.Driving;
import arbiter.kernel.Viewer;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Teven rides as a passenger while a machine of the other side looks on. */
class CrewActionsTest {

    private final Participant teven = hero("teven-rusk");
    private final Participant carrier = vehicle("armoured-carrier", "players", 0);
    private final Participant thrall = enemy("gun-thrall", 1);
    private final Participant gunship = vehicle("assault-gunship", "enemies", 0);
    private final Participant bike = vehicle("scout-bike", "enemies", 0);
    private final Scenario<NarrativeState> play = scenario(Band.MEDIUM, teven, carrier, thrall, gunship, bike);

    @BeforeEach
    void aboard() {
        board(play, teven, carrier, Seat.PASSENGER);
        begin(play);
    }

    private String attack(Participant attacker, Participant target, AttackSource source) {
        AttackInProgress attack =
                new AttackInProgress(attacker, target, source, AttackPool.of(play.state(), attacker, target, source));
        VehicleDice.add(play.state(), attack);
        return attack.plan().assemble().toString();
    }

    private void nextTurn() {
        act(play, "end");
        Turn.resolve(play);
        Turn.resolve(play);
    }

    @Test
    @Ledger("NAR-CREW-1")
    void every_row_of_the_table_has_a_trait() {
        assertThat(BOOK.content().shelf(CrewAction.class).all().stream().map(CrewAction::id))
                .containsExactlyInAnyOrderElementsOf(CrewActionTraits.known());
    }

    /** Until Teven's next turn is over. */
    @Test
    @Ledger("NAR-CA-1")
    void a_plotted_course_takes_setback_dice_of_the_ground_away() {
        play.emit(new MotionEvents.HazardSet("armoured-carrier", 3));
        play.choice("crew.check", "driving").dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1);

        act(play, "crew:plot-course");

        assertThat(play.log())
                .endsWith(
                        "Teven rolls Driving, 2P 1A vs 2D 3S: success, 2 successes",
                        "Armoured carrier has a course plotted around 2 setback dice");
        var check = Driving.begin(play, teven, carrier, new PoolBase(3, 0, "Dangerous Driving"));
        VehicleDice.add(play.state(), check);
        assertThat(check.plan().assemble()).hasToString("2P 1A vs 3D 1S");
        nextTurn();
        assertThat(carrier.crewEffects().has(CrewEffect.Kind.COURSE)).isTrue();
        act(play, "end");
        assertThat(carrier.crewEffects().has(CrewEffect.Kind.COURSE)).isFalse();
    }

    @Test
    @Ledger({"NAR-CA-2", "NAR-VEH-12"})
    void a_copilot_downgrades_the_pilots_next_driving_check() {
        Participant jun = hero("jun-halloran");
        Participant fast = vehicle("assault-gunship", "players", 5);
        var other = scenario(Band.MEDIUM, teven, jun, fast, thrall);
        board(other, teven, fast, Seat.STATION);
        board(other, jun, fast, Seat.PILOT);
        other.choice("turn.slot", "teven-rusk");
        begin(other);
        assertThat(menu(other, jun)).doesNotContain("crew:copilot");
        other.dice("check.roll", 2, 1, 1, 1, 1); // speed 5 upgrades the copilot's check as well
        act(other, "crew:copilot");
        assertThat(other.log())
                .endsWith(
                        "Teven rolls Driving, 2P 1A vs 2C: success, 1 success",
                        "Assault gunship has a copilot: the next Driving check is downgraded once");
        other.dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        DangerousDriving.resolve(other, jun, fast);

        assertThat(other.log())
                .endsWith(
                        "Jun rolls Driving, 2P 2A 1B vs 1C 3D: success, 2 successes",
                        "Assault gunship is no longer under Copilot");
    }

    @Test
    @Ledger({"NAR-CA-3", "NAR-CREW-1"})
    void jamming_makes_enemies_work_for_their_messages() {
        board(play, thrall, gunship, Seat.PASSENGER);
        play.dice("check.roll", 4, 9, 1, 1, 1, 1).choice("spend.active", "jam-another@scout-bike:advantage");

        act(play, "crew:jamming:assault-gunship");

        play.allUsed();
        assertThat(play.log())
                .containsSubsequence(
                        "Teven rolls Tech-Use, 2P 2A vs 2D: success, 3 successes, 1 advantage",
                        "Scout bike is jammed: to communicate takes a Tech-Use check against 3 difficulty dice",
                        "Assault gunship is jammed: to communicate takes a Tech-Use check against 3 difficulty dice");
        assertThat(menu(play, thrall)).contains("communicate");
    }

    @Test
    @Ledger("NAR-CA-3")
    void a_message_may_get_through() {
        board(play, teven, bike, Seat.PASSENGER);
        Effects.begin(play, bike, CrewEffect.toTurnEnd(CrewEffect.Kind.JAMMED, 2, "gun-thrall", 1));
        play.dice("check.roll", 4, 1, 1, 1, 1, 1);

        act(play, "communicate");

        assertThat(play.log())
                .endsWith(
                        "Teven rolls Tech-Use, 2P 2A vs 2D: success, 2 successes",
                        "Teven gets a message through from Scout bike");
    }

    /** Two successes: a round longer than to the start of the next turn. */
    @Test
    @Ledger("NAR-CA-4")
    void boosted_defences_cost_system_strain() {
        play.dice("check.roll", 4, 1, 1, 1, 1, 1, 1).choice("boost-defences.zone", "aft");

        act(play, "crew:boost-defences");

        assertThat(play.log())
                .endsWith(
                        "Teven rolls Tech-Use, 2P 2A vs 3D: success, 2 successes",
                        "Armoured carrier suffers 1 system strain, 1 of 12",
                        "Armoured carrier has 1 more defence aft");
        play.emit(new Facing.SideTurned("armoured-carrier", "gun-thrall", Zone.AFT));
        assertThat(VehicleDefence.of(play.state(), thrall, carrier).total()).isEqualTo(2);
        nextTurn();
        assertThat(carrier.crewEffects().has(CrewEffect.Kind.DEFENCE)).isTrue();
        nextTurn();
        assertThat(carrier.crewEffects().has(CrewEffect.Kind.DEFENCE)).isFalse();
        board(play, teven, bike, Seat.PASSENGER);
        assertThat(menu(play, teven)).doesNotContain("crew:boost-defences"); // the bike has none
    }

    @Test
    @Ledger({"NAR-CA-6", "NAR-CREW-1"})
    void fire_discipline_helps_those_who_fire_next() {
        Participant sister = hero("sister-odane");
        var other = scenario(Band.MEDIUM, sister, carrier, thrall, gunship);
        board(other, sister, carrier, Seat.PASSENGER);
        begin(other);
        other.choice("crew.check", "leadership")
                .dice("check.roll", 4, 10, 5, 1, 1, 1, 1)
                .choice("spend.active", "rattling-fire:advantage");

        act(other, "crew:fire-discipline");

        other.allUsed();
        assertThat(other.log())
                .containsSubsequence(
                        "Sister rolls Leadership, 2P 2A vs 3D: success, 2 successes, 3 advantages",
                        "Armoured carrier adds 1 system strain to every hit with its guns",
                        "Armoured carrier has 1 boost die for the next of its crew to fire");
        board(other, sister, carrier, Seat.STATION);
        MountedGun gun = MountedGun.of(Gun.all(carrier).get(0), 1);
        AttackInProgress attack =
                new AttackInProgress(sister, gunship, gun, AttackPool.of(other.state(), sister, gunship, gun));
        VehicleDice.add(other.state(), attack);
        assertThat(attack.plan().assemble().reasons()).contains("1 blue for Fire Discipline");
        HullDamage.strike(other, attack, Hit.of(gunship, gun, 1, false));
        assertThat(gunship.tracks().systemStrain()).isOne();
        FireDrill.use(other, carrier, sister);
        assertThat(carrier.crewEffects().has(CrewEffect.Kind.FIRE_DISCIPLINE)).isFalse();
    }

    /** Two more of the crew: each of them once. */
    @Test
    @Ledger("NAR-CA-6")
    void each_of_the_crew_has_one_die() {
        Effects.begin(play, carrier, CrewEffect.untilUsed(CrewEffect.Kind.FIRE_DISCIPLINE, 2, "teven-rusk", 1));

        FireDrill.use(play, carrier, teven);

        assertThat(FireDrill.isFor(carrier, teven)).isFalse();
        assertThat(FireDrill.isFor(carrier, thrall)).isTrue();
        FireDrill.use(play, carrier, thrall);
        assertThat(carrier.crewEffects().effects()).isEmpty();
    }

    @Test
    @Ledger("NAR-CA-7")
    void a_scan_tells_the_side_that_made_it_and_nobody_else() {
        play.emit(new HullTraumaSuffered("assault-gunship", 4));
        play.dice("check.roll", 2, 8, 1, 1, 1).choice("spend.active", "scan-levels:advantage");

        act(play, "crew:scan-the-enemy:assault-gunship");

        play.allUsed();
        assertThat(play.log())
                .endsWith(
                        "Teven scans Assault gunship: Nose twin cannon, Missile rack, hull trauma threshold 18, system"
                                + " strain threshold 15, hull trauma 4, system strain 0");
        var scanned = play.events().get(play.events().size() - 1);
        assertThat(scanned.audience(play.state()).includes(Viewer.player("teven-rusk")))
                .isTrue();
        assertThat(scanned.audience(play.state()).includes(Viewer.player("gun-thrall")))
                .isFalse();
    }

    @Test
    @Ledger({"NAR-CA-8", "NAR-CREW-1"})
    void interception_upgrades_attacks_with_guided_weapons_only() {
        play.choice("crew.check", "tech-use").dice("check.roll", 4, 2, 1, 1, 1, 1, 1);

        act(play, "crew:intercept-projectiles");

        assertThat(play.log())
                .endsWith("Armoured carrier intercepts: attacks with Guided weapons on it are upgraded twice");
        board(play, thrall, gunship, Seat.STATION);
        assertThat(attack(thrall, carrier, MountedGun.of(Gun.all(gunship).get(1), 1)))
                .isEqualTo("1P 2A vs 2C 1S");
        assertThat(attack(thrall, carrier, MountedGun.of(Gun.all(gunship).get(0), 1)))
                .isEqualTo("1P 2A vs 2D 1S");
        assertThat(attack(thrall, carrier, WeaponSource.of(thrall, BOOK.weapon("beam-rifle"))))
                .isEqualTo("3A 1B vs 1D 1S");
    }

    /** Until the next round is over, and once in an encounter. */
    @Test
    @Ledger("NAR-COMBAT-8")
    void the_carrier_lays_smoke_once() {
        act(play, "smoke");
        assertThat(play.log()).endsWith("Armoured carrier lays smoke, 1 more defence all around");
        assertThat(VehicleDefence.of(play.state(), thrall, carrier).total()).isEqualTo(2);
        nextTurn();
        assertThat(VehicleDefence.of(play.state(), thrall, carrier).total()).isEqualTo(2);
        assertThat(menu(play, teven)).doesNotContain("smoke");
        nextTurn();
        assertThat(VehicleDefence.of(play.state(), thrall, carrier).total()).isOne();
    }
}
