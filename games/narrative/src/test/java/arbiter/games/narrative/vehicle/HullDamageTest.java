package arbiter.games.narrative.vehicle;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Handbooks.BOOK;
import static arbiter.games.narrative.vehicle.Garage.board;
import static arbiter.games.narrative.vehicle.Garage.scenario;
import static arbiter.games.narrative.vehicle.Garage.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.attack.AttackPool;
import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.attack.WeaponSource;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.damage.HitDamage;
import arbiter.games.narrative.sheet.Vehicle;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.EffectEvents.CrewEffectBegan;
import arbiter.games.narrative.vehicle.TrackEvents.HullTraumaSuffered;
import arbiter.games.narrative.vehicle.critical.CriticalHitEvents.CriticalHitSuffered;
import arbiter.games.narrative.vehicle.critical.SufferedHit;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.games.narrative.vehicle.gun.MountedGun;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The two scales, with the numbers of the tenth of the hardest rules. */
class HullDamageTest {

    private final Participant jun = hero("jun-halloran");
    private final Participant troopers = enemy("line-trooper", 3);

    private static Participant armoured(int armour) {
        Vehicle model = BOOK.content().shelf(Vehicle.class).get("armoured-carrier");
        Vehicle other = new Vehicle(
                "target",
                "Target",
                model.medium(),
                model.silhouette(),
                model.speed(),
                model.handling(),
                model.defence(),
                armour,
                model.hull(),
                model.system(),
                model.crew(),
                model.passengers(),
                model.weapons(),
                model.smoke(),
                model.tame(),
                model.text());
        return Participant.vehicle("target", "Target", "enemies", other, 0);
    }

    private Hit missile(Participant target) {
        AttackSource tube = WeaponSource.of(jun, BOOK.weapon("guided-missile-tube"));
        return Hit.of(target, tube, 3, false);
    }

    private static MountedGun cannon() {
        return MountedGun.of(Gun.all(vehicle("assault-gunship", "players", 0)).get(0), 1);
    }

    /** Missile tube 20 and 3 net successes, Breach 2: armour 4 leaves 3, armour 3 leaves 13, armour 1 all of it. */
    @ParameterizedTest
    @CsvSource({"4, 3, 0", "3, 13, 1", "1, 23, 2", "0, 23, 2"})
    @Ledger({"NAR-VEH-9", "NAR-VEH-10", "NAR-DMG-3"})
    void whole_tens_of_personal_damage_after_armour_are_hull_trauma(int armour, int left, int trauma) {
        Hit hit = missile(armoured(armour));

        assertThat(HullDamage.pastArmour(hit).total()).isEqualTo(left);
        assertThat(HullDamage.trauma(hit)).isEqualTo(trauma);
        assertThat(HullDamage.getsPastArmour(scenario(Band.MEDIUM, jun).state(), hit))
                .isEqualTo(trauma > 0);
    }

    /** Damage 12 against armour 1: 2 are left, and 4 with Pierce 2. */
    @Test
    @Ledger("NAR-VEH-10")
    void pierce_cancels_single_points_of_tenfold_armour() {
        AttackSource gun = WeaponSource.of(jun, BOOK.weapon("mounted-support-gun"));

        assertThat(HullDamage.pastArmour(Hit.of(armoured(1), gun, 2, false)).toString())
                .isEqualTo("+10 Mounted support gun +2 net successes -8 armour");
        assertThat(HullDamage.trauma(Hit.of(armoured(0), gun, 2, false))).isOne();
    }

    /** Gunship cannon 4 and 2, Breach 2 against armour 3: 5; braced by silhouette 3 it is 3 strain and 2 trauma. */
    @Test
    @Ledger({"NAR-VEH-9", "NAR-VMAN-2"})
    void a_braced_pilot_takes_system_strain_for_hull_trauma() {
        Participant carrier = vehicle("armoured-carrier", "enemies", 0);
        var play = scenario(Band.MEDIUM, jun, carrier, troopers);
        board(play, troopers, carrier, Seat.PILOT);
        play.emit(new CrewEffectBegan(
                "armoured-carrier", CrewEffect.toTurnStart(CrewEffect.Kind.BRACE, 1, "line-trooper", 0)));
        int before = play.log().size();
        play.choice("brace.damage", "3");

        HullDamage.strike(play, Hit.of(carrier, cannon(), 2, false));

        play.allUsed();
        assertThat(Garage.since(play, before))
                .containsExactly(
                        "Armoured carrier is hit by Nose twin cannon: +4 Nose twin cannon +2 net successes -1 armour"
                                + " = 5",
                        "Armoured carrier suffers 3 system strain, 3 of 12",
                        "Armoured carrier suffers 2 hull trauma, 2 of 14");
    }

    @Test
    @Ledger("NAR-VEH-10")
    void a_vehicles_weapon_hits_people_tenfold() {
        var play = scenario(Band.MEDIUM, jun, troopers);

        // 10 times (4 + 2), and Breach 2 leaves nothing of soak 4
        assertThat(HitDamage.of(play.state(), Hit.of(troopers, cannon(), 2, false))
                        .total())
                .isEqualTo(60);
    }

    @Test
    @Ledger("NAR-VEH-10")
    void soak_counts_where_nothing_breaches_it() {
        var play = scenario(Band.MEDIUM, jun, troopers);
        Gun turret = Gun.all(vehicle("patrol-cruiser", "players", 0)).get(8);

        assertThat(HitDamage.of(play.state(), Hit.of(troopers, MountedGun.of(turret, 1), 1, false))
                        .total())
                .isEqualTo(10 * (3 + 1) - 4);
    }

    @Test
    @Ledger({"NAR-VEH-6", "NAR-SIT-7"})
    void size_counts_between_vehicles_and_people() {
        Participant cruiser = vehicle("patrol-cruiser", "enemies", 0);
        Participant bike = vehicle("scout-bike", "players", 0);
        var play = scenario(Band.MEDIUM, jun, cruiser, bike, troopers);
        board(play, jun, bike, Seat.PILOT);
        MountedGun gun = MountedGun.of(Gun.all(bike).get(0), 1);
        AttackSource pistol = WeaponSource.of(jun, BOOK.weapon("beam-pistol"));

        assertThat(AttackPool.of(play.state(), jun, cruiser, gun).assemble().reasons())
                .contains("1 purple less for a large target");
        assertThat(AttackPool.of(play.state(), jun, cruiser, pistol).assemble().reasons())
                .contains("1 purple less for a large target");
        MountedGun turret = MountedGun.of(Gun.all(cruiser).get(8), 1);
        assertThat(AttackPool.of(play.state(), troopers, bike, turret)
                        .assemble()
                        .reasons())
                .contains("1 purple for a small target");
    }

    @Test
    @Ledger({"NAR-COMP-3", "NAR-CH-3"})
    void a_compromised_hull_has_no_armour() {
        Participant carrier = vehicle("armoured-carrier", "enemies", 0);
        var play = scenario(Band.MEDIUM, jun, carrier);
        assertThat(VehicleRatings.armour(carrier)).isEqualTo(3);

        play.emit(new CriticalHitSuffered("armoured-carrier", SufferedHit.of("hull-damaged")));

        assertThat(VehicleRatings.armour(carrier)).isZero();
    }

    @Test
    @Ledger({"NAR-COMP-2", "NAR-COMP-4", "NAR-CH-4", "NAR-CH-6"})
    void compromised_defences_and_navigation() {
        Participant carrier = vehicle("armoured-carrier", "enemies", 0);
        var play = scenario(Band.MEDIUM, jun, carrier);
        assertThat(VehicleDefence.of(play.state(), jun, carrier).total()).isOne();
        assertThat(VehicleRatings.handling(carrier)).isEqualTo(-1);

        play.emit(new CriticalHitSuffered("armoured-carrier", SufferedHit.of("defences-damaged")));
        play.emit(new CriticalHitSuffered("armoured-carrier", SufferedHit.of("navigation-damaged")));

        assertThat(VehicleDefence.of(play.state(), jun, carrier).total()).isZero();
        assertThat(VehicleRatings.handling(carrier)).isEqualTo(-3);
    }

    @Test
    @Ledger("NAR-VEH-11")
    void beyond_its_threshold_a_vehicle_takes_one_critical_hit_and_is_disabled() {
        Participant carrier = vehicle("armoured-carrier", "enemies", 0);
        var play = scenario(Band.MEDIUM, jun, carrier);
        board(play, jun, carrier, Seat.PASSENGER);
        play.emit(new HullTraumaSuffered("armoured-carrier", 14));
        HullThreshold.exceeded(play, carrier, Optional.of(jun));
        assertThat(VehicleRatings.works(carrier)).isTrue();
        int before = play.log().size();
        play.dice("critical-hit.roll", 40);

        play.emit(new HullTraumaSuffered("armoured-carrier", 1));
        HullThreshold.exceeded(play, carrier, Optional.of(jun));
        play.emit(new HullTraumaSuffered("armoured-carrier", 1));
        HullThreshold.exceeded(play, carrier, Optional.of(jun));

        assertThat(Garage.since(play, before))
                .containsExactly(
                        "Armoured carrier suffers 1 hull trauma, 15 of 14",
                        "Armoured carrier is disabled",
                        "Armoured carrier takes a Critical Hit: 40 = 40, Hull Damaged",
                        "Armoured carrier has Hull Damaged",
                        "Armoured carrier suffers 1 hull trauma, 16 of 14");
    }

    @Test
    @Ledger("NAR-VEH-11")
    void a_small_one_without_anybody_of_importance_may_be_destroyed_instead() {
        Participant bike = vehicle("scout-bike", "enemies", 2);
        var play = scenario(Band.MEDIUM, jun, bike, troopers);
        board(play, troopers, bike, Seat.PILOT);
        play.choice("vehicle.destroyed", "yes").choice("vehicle.aboard", "clear");

        play.emit(new HullTraumaSuffered("scout-bike", 6));
        HullThreshold.exceeded(play, bike, Optional.of(jun));

        play.allUsed();
        assertThat(bike.present()).isFalse();
        assertThat(play.log())
                .endsWith("Scout bike comes apart and is destroyed", "Line trooper gets out of Scout bike");
    }
}
