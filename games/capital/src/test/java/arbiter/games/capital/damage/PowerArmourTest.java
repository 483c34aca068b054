package arbiter.games.capital.damage;

import static arbiter.games.capital.Ward.fight;
import static arbiter.games.capital.Ward.hurt;
import static arbiter.games.capital.Ward.unit;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PowerArmourTest extends StrictScenarios<CapitalState> {

    private final Combatant ada =
            unit("Ada").hp(21).armour(2).shell().strikes("STR vs STR", 2).here();
    private final Combatant raider =
            unit("Raider").foe().at(1, 0).strikes("STR vs STR", 6).here();

    private static void strike(Scenario<CapitalState> play, Combatant attacker, Combatant target, int... dice) {
        play.dice("attack.attacker", dice[0], dice[1]).dice("attack.defender", dice[2], dice[3]);
        Attack.resolve(play, attacker, AttackOptions.means(attacker).get(0), List.of(target), Occasion.ACTION);
    }

    @Test
    @Ledger({"cybernetic-shell", "CAP-AMB-22", "CAP-KEY-ARMOUR"})
    void the_armour_has_the_odd_hit_point_and_is_hurt_first() {
        var play = scenario(fight(ada, raider));
        assertThat(ada.hp()).isEqualTo(10);
        assertThat(ada.powerArmour().hp()).isEqualTo(11);

        strike(play, raider, ada, 5, 5, 2, 3);

        assertThat(play.log())
                .contains(
                        "Raider attacks Ada with Claw: 5+5 +5 STR = 15 against 2+3 +5 STR +3 armour = 13, hits by 2",
                        "Ada's armour takes 6 sharp damage, 5 HP left");
    }

    @Test
    @Ledger("cybernetic-shell")
    void an_attack_that_wins_by_three_goes_through() {
        var play = scenario(fight(ada, raider));

        strike(play, raider, ada, 5, 6, 2, 3);

        assertThat(play.log()).contains("Ada takes 6 sharp damage, 4 HP left");
    }

    @Test
    @Ledger({"cybernetic-shell", "CAP-AMB-22"})
    void broken_armour_throws_its_wearer_out_and_the_rest_is_lost() {
        CapitalState state = fight(ada, raider);
        var play = scenario(state);

        ActFixture.damage(play, ada, 30);
        PowerArmour.offer(play, ada);
        ActFixture.damage(play, ada, 10);

        assertThat(play.log())
                .containsExactly(
                        "Ada's armour takes 30 blunt damage, breaks and throws its wearer out",
                        "Ada takes 10 blunt damage, 0 HP left",
                        "Ada is in Critical Condition");
        assertThat(PowerArmour.bonus(ada)).isEqualTo(2);
    }

    @Test
    @Ledger({"cybernetic-shell", "CAP-AMB-22"})
    void the_healed_one_says_which_hit_points_come_back() {
        CapitalState state = fight(ada, raider);
        hurt(state, ada, 5);
        var play = scenario(state)
                .choice("healing.pool", "armour")
                .choice("healing.pool", "self")
                .choice("move.shell", "yes");
        ActFixture.damage(play, ada, 11);

        Healing.resolve(play, Optional.empty(), ada, Modifiers.of("bandage", 4));
        Healing.resolve(play, Optional.empty(), ada, Modifiers.of("bandage", 4));
        PowerArmour.offer(play, ada);

        assertThat(play.log())
                .containsSubsequence(
                        "Ada regains 4 HP, the armour has 4", "Ada regains 4 HP, now 9", "Ada gets into the armour");
        new FullyHealed("ada").apply(state);
        assertThat(ada.hp()).isEqualTo(10);
        assertThat(ada.powerArmour().hp()).isEqualTo(11);
    }

    @Test
    @Ledger({"cybernetic-shell", "CAP-AMB-68"})
    void fists_hit_harder_from_inside_only() {
        var play = scenario(fight(ada, raider)).dice("attack.shell", 5);

        strike(play, ada, raider, 5, 5, 2, 3);
        new ShellLeft("ada").apply(play.state());
        strike(play, ada, raider, 6, 6, 1, 1);

        assertThat(play.log())
                .contains("Raider takes 7 sharp damage, 13 HP left", "Raider takes 2 sharp damage, 11 HP left");
    }

    @Test
    @Ledger("cybernetic-shell")
    void one_gets_in_and_out_as_part_of_a_move() {
        var play = scenario(fight(ada, raider)).choice("move.shell", "yes").choice("move.shell", "no");

        PowerArmour.offer(play, ada);
        ActFixture.damage(play, ada, 3);
        PowerArmour.offer(play, ada);

        assertThat(play.log()).containsExactly("Ada steps out of the armour", "Ada takes 3 blunt damage, 7 HP left");
    }

    @Test
    @Ledger({"CAP-KEY-ARMOUR", "natural-armour-1", "natural-armour-2", "standard-armour"})
    void only_the_highest_armour_counts() {
        Combatant worn = unit("Worn").armour(4).ability("natural-armour-1").here();
        Combatant grown = unit("Grown")
                .armour(1)
                .ability("natural-armour-1")
                .ability("natural-armour-2")
                .here();

        assertThat(PowerArmour.bonus(worn)).isEqualTo(4);
        assertThat(PowerArmour.bonus(grown)).isEqualTo(3);
    }

    @Test
    @Ledger({"damage-resist", "CAP-AMB-04", "CAP-AMB-121", "CAP-ABIL-4"})
    void a_resisted_type_is_dodged_for_nothing() {
        Combatant tough = unit("Tough")
                .at(-1, 0)
                .energy(0)
                .ability("damage-resist", Optional.of(DamageType.SHARP))
                .ability("damage-resist", Optional.of(DamageType.COLD))
                .here();
        var play = scenario(fight(tough, raider))
                .choice("attack.block", "damage-resist:1")
                .dice("attack.blocked", 6);

        strike(play, raider, tough, 3, 4, 1, 2);

        assertThat(play.log())
                .contains(
                        "Tough rerolls with Damage Resist: 1+2 becomes 2+6",
                        "Raider attacks Tough with Claw: 3+4 +5 STR = 12 against 2+6 +5 STR = 13, misses by 1");
        assertThat(tough.score(Attribute.STR)).isEqualTo(5);
    }
}
