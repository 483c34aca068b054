package arbiter.games.narrative.vehicle;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Handbooks.BOOK;
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
import arbiter.games.narrative.attack.WeaponSource;
import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.games.narrative.vehicle.gun.MountedGun;
import arbiter.games.narrative.vehicle.pilot.SpeedAdvantage;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

/** What a pilot's stances and an advantage do to pools. */
class PilotTest {

    private final Participant jun = hero("jun-halloran");
    private final Participant bike = vehicle("scout-bike", "players", 4);
    private final Participant thrall = enemy("gun-thrall", 1);
    private final Participant carrier = vehicle("armoured-carrier", "enemies", 3);
    private final Scenario<NarrativeState> play = scenario(Band.MEDIUM, jun, bike, thrall, carrier);

    private void manned() {
        board(play, jun, bike, Seat.PILOT);
        board(play, thrall, carrier, Seat.PILOT);
    }

    private String pool(Participant attacker, Participant target, AttackSource source) {
        AttackInProgress attack =
                new AttackInProgress(attacker, target, source, AttackPool.of(play.state(), attacker, target, source));
        VehicleDice.add(play.state(), attack);
        return attack.plan().assemble().toString();
    }

    private MountedGun gun() {
        return MountedGun.of(Gun.all(bike).get(0), 1);
    }

    @Test
    @Ledger("NAR-VMAN-3")
    void evading_makes_attacks_on_it_and_from_it_harder_until_the_pilots_next_turn() {
        manned();
        play.choice("steering.when", "now")
                .choice("steering.course", "farther:armoured-carrier:1")
                .choice("steering.course", "closer:armoured-carrier:1")
                .choice("steering.course", "farther:armoured-carrier:1");
        begin(play);
        AttackSource grafted = WeaponSource.of(thrall, BOOK.weapon("beam-rifle"));
        String at = pool(thrall, bike, grafted);
        String from = pool(jun, carrier, gun());

        act(play, "evade");

        assertThat(at).isEqualTo("3A 1B vs 3D");
        assertThat(pool(thrall, bike, grafted)).isEqualTo("3A 1B vs 1C 2D");
        assertThat(from).isEqualTo("2P 2A vs 3D 1S");
        assertThat(pool(jun, carrier, gun())).isEqualTo("2P 2A vs 1C 2D 1S");
        assertThat(menu(play, jun)).doesNotContain("evade");
        play.choice("steering.course", "closer:scout-bike:3").choice("steering.when", "later");
        act(play, "end");
        Turn.resolve(play);
        Turn.resolve(play);
        assertThat(bike.crewEffects().effects()).isEmpty();
    }

    @Test
    @Ledger("NAR-VMAN-3")
    void big_and_standing_vehicles_do_not_evade() {
        Participant cruiser = vehicle("patrol-cruiser", "players", 1);
        var other = scenario(Band.MEDIUM, jun, cruiser, thrall);
        board(other, jun, cruiser, Seat.PILOT);
        other.choice("steering.when", "later");
        begin(other);

        assertThat(menu(other, jun)).contains("brace").doesNotContain("evade");
    }

    @Test
    @Ledger("NAR-VEH-12")
    void at_speed_five_it_is_harder_to_hit() {
        Participant fast = vehicle("scout-bike", "players", 5);
        var other = scenario(Band.MEDIUM, jun, fast, thrall);
        AttackSource rifle = WeaponSource.of(thrall, BOOK.weapon("beam-rifle"));
        AttackInProgress attack =
                new AttackInProgress(thrall, fast, rifle, AttackPool.of(other.state(), thrall, fast, rifle));

        VehicleDice.add(other.state(), attack);

        assertThat(attack.plan().assemble().reasons()).contains("1 red for medium range, then speed 5");
    }

    /** Speed 4 against 3: faster is Average, upgraded once for speed. */
    @Test
    @Ledger({"NAR-VACT-5", "NAR-VEH-12"})
    void gaining_the_advantage_upgrades_both_ways() {
        manned();
        String before = pool(jun, carrier, gun());
        int lines = play.log().size();
        play.dice("check.roll", 2, 1, 1, 1, 1, 1, 1);

        SpeedAdvantage.gain(play, jun, bike, carrier);

        assertThat(since(play, lines))
                .containsExactly(
                        "Jun rolls Driving, 2P 2A 1B vs 1C 1D: success, 1 success",
                        "Scout bike has the advantage over Armoured carrier");
        assertThat(before).isEqualTo("2P 2A vs 2D 1S");
        assertThat(pool(jun, carrier, gun())).isEqualTo("4P vs 2D 1S");
        MountedGun turret = MountedGun.of(Gun.all(carrier).get(0), 1);
        assertThat(pool(thrall, bike, turret)).isEqualTo("1P 2A vs 2C");
    }

    /** The carrier cannot go as fast as the action needs; a gunship can. */
    @Test
    @Ledger("NAR-VACT-5")
    void the_opponent_may_shake_it_off_with_one_difficulty_die_more() {
        Participant gunship = vehicle("assault-gunship", "enemies", 5);
        var other = scenario(Band.MEDIUM, jun, bike, thrall, gunship);
        board(other, jun, bike, Seat.PILOT);
        board(other, thrall, gunship, Seat.PILOT);
        other.dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1);
        SpeedAdvantage.gain(other, jun, bike, gunship);
        assertThat(SpeedAdvantage.over(bike, gunship)).isPresent();
        int lines = other.log().size();
        other.dice("check.roll", 2, 2, 1, 1, 1, 1, 1);

        SpeedAdvantage.cancel(other, thrall, gunship, bike);

        assertThat(since(other, lines))
                .containsExactly(
                        "Gun thrall rolls Driving, 3A 1B vs 2C 1D: success, 2 successes",
                        "Scout bike is no longer under Gain the Advantage");
        assertThat(SpeedAdvantage.over(gunship, bike)).isEmpty();
    }

    @Test
    @Ledger("NAR-VACT-5")
    void the_table_of_speeds_compared() {
        assertThat(SpeedAdvantage.difficulty(4, 4).dice()).isOne();
        assertThat(SpeedAdvantage.difficulty(5, 2).dice()).isEqualTo(2);
        assertThat(SpeedAdvantage.difficulty(4, 5).dice()).isEqualTo(3);
        assertThat(SpeedAdvantage.difficulty(3, 5).dice()).isEqualTo(4);
        assertThat(SpeedAdvantage.isPossible(bike)).isTrue();
        assertThat(SpeedAdvantage.isPossible(carrier)).isFalse();
    }

    @Test
    @Ledger("NAR-VMAN-2")
    void brace_lasts_until_the_pilots_next_turn_starts() {
        manned();
        play.choice("steering.when", "now")
                .choice("steering.course", "farther:armoured-carrier:3")
                .choice("steering.course", "closer:scout-bike:3")
                .choice("steering.when", "later");
        begin(play);

        act(play, "brace");
        assertThat(play.log()).endsWith("Scout bike braces for impact");
        assertThat(bike.crewEffects().has(CrewEffect.Kind.BRACE)).isTrue();
        act(play, "end");
        Turn.resolve(play);
        assertThat(bike.crewEffects().has(CrewEffect.Kind.BRACE)).isTrue();
        Turn.resolve(play);
        assertThat(bike.crewEffects().has(CrewEffect.Kind.BRACE)).isFalse();
    }
}
