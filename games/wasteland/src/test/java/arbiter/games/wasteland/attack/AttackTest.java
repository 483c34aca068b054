package arbiter.games.wasteland.attack;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.inReach;
import static arbiter.games.wasteland.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

class AttackTest {

    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter maul = hero("maul", 1, 0);
    private final Fighter gunner = enemy("road-gunner", 2, 1);
    private final Fighter thug = enemy("scav-thug", 3, 0);

    private void attack(Scenario<WastelandState> play, Fighter attacker, int form, Fighter target) {
        Attack.resolve(
                play,
                new AttackInProgress(
                        Occasion.of(attacker),
                        attacker.attackForms(play.state()).get(form),
                        target));
        play.allUsed();
    }

    @Test
    @Ledger({"WAS-ATK-1", "WAS-ATK-2", "WAS-ATK-4", "WAS-ATK-8", "WAS-ATK-9", "WAS-MAJ-2", "attack", "small-guns"})
    void a_miss_costs_the_base_shot_and_a_band_off_the_ideal_range_is_one_harder() {
        var play = scenario(rook, gunner).choice("test.dice", "0").dice("test.d20", 11, 12);

        attack(play, rook, 0, gunner);

        assertThat(play.log())
                .containsExactly(
                        "Rook rolls an attack, 11+12 against 11 (3 twice): 1 success, difficulty 2 (+1 Defense +1"
                                + " range), fails",
                        "Rook has 19 light rounds left",
                        "Rook misses Road gunner (Service pistol)");
    }

    @Test
    @Ledger({"WAS-ATK-9", "WAS-ATK-10", "WAS-DMG-1", "WAS-DMG-2", "WAS-DMG-5", "WAS-DMG-6", "service-pistol"})
    void a_hit_strikes_a_location_and_extra_shots_add_dice() {
        var play = scenario(rook, gunner)
                .choice("test.dice", "0")
                .dice("test.d20", 3, 12)
                .dice("attack.location", 4)
                .choice("attack.shots", "2")
                .dice("damage.dice", 1, 2, 3, 5, 2, 4);

        attack(play, rook, 0, gunner);

        assertThat(play.log())
                .containsExactly(
                        "Rook rolls an attack, 3+12 against 11 (3 twice): 2 successes, difficulty 2 (+1 Defense +1"
                                + " range), passes",
                        "Rook has 19 light rounds left",
                        "Rook hits Road gunner (Service pistol)",
                        "Rook has 17 light rounds left",
                        "Rook's 6 CD come to 6 damage and an Effect",
                        "Road gunner loses 4 HP at the torso, 5 left");
    }

    @Test
    @Ledger({"WAS-ATK-3", "WAS-ATK-10", "WAS-TEST-7"})
    void a_called_location_is_one_harder_and_hit_for_certain() {
        var play = scenario(rook, gunner)
                .choice("attack.called", "humanoid-head")
                .choice("test.dice", "0")
                .dice("test.d20", 3, 4)
                .choice("attack.shots", "0")
                .dice("damage.dice", 1, 2, 3, 5);

        attack(play, rook, 0, gunner);

        assertThat(play.log())
                .contains(
                        "Rook rolls an attack, 3+4 against 11 (3 twice): 3 successes, difficulty 3 (+1 Defense +1 range"
                                + " +1 called location), passes",
                        "Road gunner loses 3 HP at the head, 6 left");
    }

    /** Section 6, 3: three points in hand, two for dice, then an extra action from hand and pool. */
    @Test
    @Ledger({"WAS-AP-2", "WAS-AP-8", "ap-melee-damage", "WAS-NPC-5", "WAS-DMG-7", "nail-bat", "melee-weapons"})
    void points_in_hand_buy_combat_dice_for_blows() {
        inReach(maul, thug);
        var play = scenario(maul, thug)
                .choice("test.dice", "0")
                .dice("test.d20", 2, 3)
                .dice("attack.location", 1)
                .choice("attack.points", "2")
                .dice("damage.dice", 1, 2, 3, 5, 4, 4, 1, 1);

        attack(play, maul, 0, thug);

        assertThat(maul.hand().points()).isZero(); // 4 successes against 1, 3 in hand, 2 spent, 1 banked
        assertThat(play.state().pools().party()).isEqualTo(1);
        assertThat(play.log())
                .containsExactly(
                        "Maul rolls an attack, 2+3 against 12 (3 twice): 4 successes, difficulty 1, passes, 3 AP",
                        "Maul hits Scav thug (Nail bat)",
                        "Maul spends 2 AP: combat dice",
                        "Maul's 8 CD come to 7 damage and an Effect",
                        "Scav thug loses 7 HP at the head, a critical hit, 0 left",
                        "Scav thug has an injury of the head",
                        "Scav thug is out of the fight",
                        "Maul banks AP, the pool has 1");
    }

    @Test
    @Ledger({"WAS-QUAL-10", "WAS-ATK-5", "ap-parry", "parry", "machete", "WAS-AP-10", "WAS-AP-12", "WAS-AMB-11"})
    void a_parry_for_a_point_makes_a_blow_one_harder() {
        inReach(maul, thug);
        var play = scenario(maul, thug)
                .choice("attack.parry", "yes")
                .choice("test.dice", "0")
                .dice("test.d20", 12, 13);
        ActionPools.put(play.state(), 0, 1);

        attack(play, maul, 0, thug);

        assertThat(play.state().pools().gamemaster()).isZero();
        assertThat(play.log())
                .containsExactly(
                        "Scav thug spends 1 AP: Parry",
                        "Maul rolls an attack, 12+13 against 12 (3 twice): 1 success, difficulty 2 (+1 Defense +1"
                                + " Parry), fails",
                        "Maul misses Scav thug (Nail bat)");
    }
}
