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

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.attack.AttackPool;
import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.games.narrative.vehicle.gun.GunEvents;
import arbiter.games.narrative.vehicle.gun.GunEvents.GunRanDry;
import arbiter.games.narrative.vehicle.gun.MountedFire;
import arbiter.games.narrative.vehicle.gun.MountedGun;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class GunneryTest {

    private final Participant jun = hero("jun-halloran");
    private final Participant thrall = enemy("gun-thrall", 1);

    private static String pool(Scenario<NarrativeState> play, Participant one, Participant target, AttackSource gun) {
        AttackInProgress attack = new AttackInProgress(one, target, gun, AttackPool.of(play.state(), one, target, gun));
        VehicleDice.add(play.state(), attack);
        return attack.plan().assemble().toString();
    }

    /** 4 and 3 successes less armour 3 lowered by Breach 2. */
    @Test
    @Ledger({"NAR-VEH-2", "NAR-VEH-3", "NAR-VEH-4"})
    void a_gunner_fires_each_gun_once_in_a_round_at_what_lies_in_its_arc() {
        Participant gunship = vehicle("assault-gunship", "players", 0);
        Participant carrier = vehicle("armoured-carrier", "enemies", 0);
        var play = scenario(Band.MEDIUM, jun, gunship, carrier);
        board(play, jun, gunship, Seat.STATION);
        begin(play);
        assertThat(menu(play, jun, "fire")).containsExactly("fire:0:armoured-carrier", "fire:1:armoured-carrier");
        int before = play.log().size();
        play.choice("facing.side", "fore").dice("check.roll", 4, 2, 1, 1, 1, 1, 1);

        act(play, "fire:0:armoured-carrier");

        play.allUsed();
        assertThat(since(play, before))
                .containsSubsequence(
                        "Assault gunship has Armoured carrier fore",
                        "Assault gunship has fired its Nose twin cannon",
                        "Jun rolls Nose twin cannon against Armoured carrier, 2P 2A vs 2D 1S: success, 3 successes",
                        "Armoured carrier is hit by Nose twin cannon: +4 Nose twin cannon +3 net successes -1 armour"
                                + " = 6",
                        "Armoured carrier suffers 6 hull trauma, 6 of 14");
        assertThat(Gun.ready(play.state(), gunship).stream().map(Gun::number)).containsExactly(1);
    }

    @Test
    @Ledger("NAR-VEH-4")
    void what_the_gamemaster_finds_outside_the_arc_costs_nothing_and_is_not_offered_again() {
        Participant gunship = vehicle("assault-gunship", "players", 0);
        Participant carrier = vehicle("armoured-carrier", "enemies", 0);
        var play = scenario(Band.MEDIUM, jun, gunship, carrier);
        board(play, jun, gunship, Seat.STATION);
        begin(play);
        play.choice("facing.side", "aft");

        act(play, "fire:0:armoured-carrier");

        assertThat(jun.turn().actionUsed()).isFalse();
        assertThat(Gun.ready(play.state(), gunship)).hasSize(2);
        assertThat(menu(play, jun, "fire")).isEmpty();
        act(play, "end");
        Turn.resolve(play);
        Turn.resolve(play);
        assertThat(menu(play, jun, "fire")).hasSize(2);
    }

    @Test
    @Ledger({"NAR-VEH-1", "NAR-VEH-4"})
    void defence_is_that_of_the_side_which_is_attacked() {
        Participant cruiser = vehicle("patrol-cruiser", "enemies", 0);
        var play = scenario(Band.MEDIUM, jun, cruiser);
        play.choice("facing.side", "aft");
        assertThat(VehicleDefence.of(play.state(), jun, cruiser).total()).isEqualTo(2);

        VehicleAttacks.declare(play, jun, cruiser);

        assertThat(VehicleDefence.of(play.state(), jun, cruiser).total()).isOne();
    }

    @Test
    @Ledger({"NAR-VEH-3", "NAR-VEH-5"})
    void slow_and_empty_guns_wait() {
        Participant gunship = vehicle("assault-gunship", "players", 0);
        Participant carrier = vehicle("armoured-carrier", "enemies", 0);
        var play = scenario(Band.LONG, jun, gunship, carrier);
        board(play, jun, gunship, Seat.STATION);
        begin(play);
        Gun rack = Gun.all(gunship).get(1);
        play.emit(new GunEvents.GunsFired("assault-gunship", List.of(1)));
        assertThat(rack.isReady(play.state())).isFalse();
        act(play, "end");
        Turn.resolve(play);
        assertThat(rack.isReady(play.state())).isFalse(); // Slow-Firing 1
        Turn.resolve(play);
        act(play, "end");
        Turn.resolve(play);
        assertThat(rack.isReady(play.state())).isTrue();

        play.emit(new GunRanDry("assault-gunship", 1));
        Turn.resolve(play);
        assertThat(menu(play, jun, "load")).containsExactly("load:1");
        act(play, "load:1");
        assertThat(play.log()).endsWith("Assault gunship has its Missile rack loaded again");
        assertThat(rack.isReady(play.state())).isTrue();
    }

    @Test
    @Ledger("NAR-VEH-5")
    void a_broadside_reaches_to_strategic_range_against_five_dice() {
        Participant cruiser = vehicle("patrol-cruiser", "players", 0);
        Participant carrier = vehicle("armoured-carrier", "enemies", 0);
        var play = scenario(Band.STRATEGIC, jun, cruiser, carrier);
        board(play, jun, cruiser, Seat.STATION);

        // one die more because the carrier is so much smaller
        assertThat(pool(play, jun, carrier, MountedGun.of(Gun.all(cruiser).get(0), 1)))
                .isEqualTo("2P 2A vs 6D 1S");
        assertThat(AttackPool.refusal(
                        play.state(),
                        jun,
                        carrier,
                        MountedGun.of(Gun.all(cruiser).get(8), 1)))
                .isPresent();
    }

    @Test
    @Ledger("NAR-VACT-2")
    void a_blanket_barrage_makes_small_vehicles_pay_for_attacks() {
        Participant cruiser = vehicle("patrol-cruiser", "players", 0);
        Participant gunship = vehicle("assault-gunship", "enemies", 0);
        var play = scenario(Band.MEDIUM, jun, cruiser, thrall, gunship);
        board(play, jun, cruiser, Seat.STATION);
        board(play, thrall, gunship, Seat.STATION);
        begin(play);
        assertThat(menu(play, jun, "blanket"))
                .containsExactly("blanket-barrage:0", "blanket-barrage:1", "blanket-barrage:2");
        play.dice("check.roll", 2, 10, 1, 1, 1, 1).choice("spend.active", "done");
        int before = play.log().size();

        act(play, "blanket-barrage:0");

        assertThat(since(play, before))
                .containsExactly(
                        "Patrol cruiser has fired its Broadside gun (4)",
                        "Jun rolls Gunnery, 2P 2A vs 2D: success, 1 success, 2 advantages",
                        "Patrol cruiser lays a barrage: small vehicles that attack it upgrade the difficulty twice");
        MountedGun cannon = MountedGun.of(Gun.all(gunship).get(0), 1);
        assertThat(pool(play, thrall, cruiser, cannon)).isEqualTo("1P 2A vs 1C 1D 2S");

        // a miss with two threats: half of 8 against armour 3
        play.choice("facing.side", "fore")
                .dice("check.roll", 1, 1, 1, 2, 7, 1, 1)
                .choice("spend.against", "done");
        MountedFire.fire(play, thrall, List.of(Gun.all(gunship).get(0)), cruiser);
        assertThat(play.log()).contains("Assault gunship is hit by Broadside gun: +4 half of the Blanket Barrage = 4");
    }

    @Test
    @Ledger("NAR-VACT-2")
    void a_despair_brings_the_full_damage_and_not_both() {
        Participant cruiser = vehicle("patrol-cruiser", "players", 0);
        Participant gunship = vehicle("assault-gunship", "enemies", 0);
        var play = scenario(Band.MEDIUM, jun, cruiser, thrall, gunship);
        board(play, thrall, gunship, Seat.STATION);
        Effects.begin(
                play,
                cruiser,
                CrewEffect.toTurnEnd(CrewEffect.Kind.BARRAGE, 1, "jun-halloran", 0)
                        .about(List.of("broadside-gun")));
        play.choice("facing.side", "fore").dice("check.roll", 1, 1, 1, 12, 1, 5).choice("spend.against", "done");

        MountedFire.fire(play, thrall, List.of(Gun.all(gunship).get(0)), cruiser);

        assertThat(gunship.tracks().hullTrauma()).isEqualTo(8);
    }

    /** Four guns of damage 8 with Breach 3 against armour 6: 8 and 2 successes and 4 for one advantage, less 3. */
    @Test
    @Ledger("NAR-VACT-3")
    void a_concentrated_barrage_raises_one_hit_by_the_number_of_guns() {
        Participant cruiser = vehicle("patrol-cruiser", "players", 0);
        Participant other = otherCruiser();
        var play = scenario(Band.MEDIUM, jun, cruiser, other);
        board(play, jun, cruiser, Seat.STATION);
        begin(play);
        assertThat(menu(play, jun, "concentrated"))
                .containsExactly(
                        "concentrated-barrage:0:other-cruiser",
                        "concentrated-barrage:1:other-cruiser",
                        "concentrated-barrage:2:other-cruiser");
        play.choice("facing.side", "port") // where the target lies
                .choice("facing.side", "fore") // which side of it is attacked
                .dice("check.roll", 4, 6, 1, 1, 1, 1, 1, 1)
                .choice("spend.active", "concentrated-fire:advantage");

        act(play, "concentrated-barrage:0:other-cruiser");

        play.allUsed();
        assertThat(other.tracks().hullTrauma()).isEqualTo(8 + 2 + 4 - 3);
        assertThat(Gun.battery(play.state(), cruiser, 0)).isEmpty();
        assertThat(Gun.battery(play.state(), cruiser, 1)).hasSize(4);
    }

    private static Participant otherCruiser() {
        Participant model = vehicle("patrol-cruiser", "enemies", 0);
        return Participant.vehicle("other-cruiser", "Other cruiser", "enemies", model.model(), 0);
    }

    @Test
    @Ledger({"NAR-VACT-2", "NAR-VACT-3"})
    void barrages_are_for_big_vehicles_that_are_not_fast() {
        Participant gunship = vehicle("assault-gunship", "players", 0);
        var play = scenario(Band.MEDIUM, jun, gunship, thrall);
        board(play, jun, gunship, Seat.STATION);
        begin(play);

        assertThat(menu(play, jun, "blanket")).isEmpty();
        assertThat(menu(play, jun, "concentrated")).isEmpty();
    }
}
