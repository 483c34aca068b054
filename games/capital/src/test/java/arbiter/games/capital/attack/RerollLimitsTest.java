package arbiter.games.capital.attack;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.AttackCast;
import arbiter.games.capital.ability.Hindrance;
import arbiter.games.capital.ability.PowerPlay.Hampered;
import arbiter.games.capital.damage.Fallen;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What throwing again does not reach, and what it leaves open. */
class RerollLimitsTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = red("Mara").aim(1).make();

    @Test
    @Ledger({"CAP-AMB-44", "sig-shield-2h", "CAP-KEY-BLOCK"})
    void the_second_reroll_of_a_shield_may_be_left_and_is_paid_for_anyway() {
        Combatant shield = blue("Shield")
                .armed("sig-shield-2h", DamageType.BLUNT, false)
                .at(1, 0)
                .make();
        var play = scenario(table(red("Fist").make(), shield))
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 1, 2)
                .choice("attack.block", "block-0:1")
                .dice("attack.blocked", 6)
                .choice("attack.block", "pass");

        Combatant fist = play.state().unit("fist");
        Attack.resolve(play, fist, means(fist, "unarmed"), List.of(shield), Occasion.ACTION);

        assertThat(shield.energy()).isEqualTo(7);
        assertThat(play.log()).anyMatch(line -> line.endsWith("against 2+6 +5 STR = 13, misses by 1"));
    }

    @Test
    @Ledger({"CAP-AMB-47", "CAP-KEY-AIM"})
    void a_side_that_passed_may_act_again_when_the_other_has_thrown() {
        Combatant ward = blue("Ward")
                .armed("baton-shortsword", DamageType.BLUNT, true)
                .at(1, 0)
                .make();
        var play = scenario(table(mara, ward))
                .dice("attack.attacker", 2, 5)
                .dice("attack.defender", 1, 5)
                .choice("attack.aim", "pass")
                .choice("attack.block", "block-0:1")
                .dice("attack.blocked", 3)
                .choice("attack.aim", "aim:2")
                .dice("attack.aimed", 4);

        Attack.resolve(play, mara, means(mara, "unarmed"), List.of(ward), Occasion.ACTION);

        assertThat(play.log())
                .startsWith(
                        "Ward rerolls with Block with the Simple Baton/Shortsword: 1+5 becomes 3+5, 7 Energy left",
                        "Mara rerolls with Aim: 2+5 becomes 4+5, 7 Energy left")
                .anyMatch(line -> line.endsWith("hits by 1"));
    }

    @Test
    @Ledger({"damage-resist", "CAP-AMB-121"})
    void another_type_of_damage_is_not_resisted() {
        Combatant tough = blue("Tough").resists(DamageType.HEAT).at(1, 0).make();
        Combatant fist = red("Fist").make();
        var play = scenario(table(fist, tough)).dice("attack.attacker", 3, 4).dice("attack.defender", 1, 2);

        Attack.resolve(play, fist, means(fist, "unarmed"), List.of(tough), Occasion.ACTION);

        assertThat(tough.hp()).isEqualTo(18);
    }

    @Test
    @Ledger({"CAP-AMB-43", "CAP-KEY-BLOCK", "sig-whip"})
    void a_blade_blocks_melee_only_and_a_whip_is_none() {
        Combatant lash = red("Lash").armed("sig-whip", DamageType.SHARP, false).make();
        Combatant ward = blue("Ward")
                .armed("baton-shortsword", DamageType.BLUNT, true)
                .at(3, 0)
                .make();
        var play = scenario(table(lash, ward)).dice("attack.attacker", 3, 4).dice("attack.defender", 1, 2);

        Attack.resolve(play, lash, means(lash, "whip"), List.of(ward), Occasion.ACTION);

        assertThat(ward.hp()).isEqualTo(10);
        assertThat(ward.energy()).isEqualTo(8);
    }

    @Test
    @Ledger({"CAP-AMB-51", "power-play-1", "CAP-KEY-SPREAD"})
    void one_target_hit_is_enough_for_an_attack_roll_to_be_thrown_again() {
        Combatant sweeper = blue("Sweeper")
                .armed("simple-greatsword", DamageType.SHARP, false)
                .make();
        Combatant one = red("One").at(1, 0).make();
        Combatant two = red("Two").at(-1, 0).make();
        var play = scenario(table(sweeper, one, two))
                .dice("attack.attacker", 2, 6)
                .dice("attack.defender", 1, 1)
                .dice("attack.defender", 6, 6)
                .dice("attack.forced", 1);
        play.emit(new Hampered("sweeper", new Hindrance("one", Hindrance.Kind.SHAKY_ATTACK)));

        Attack.resolve(play, sweeper, means(sweeper, "greatsword"), List.of(one), Occasion.ACTION);

        assertThat(play.log()).contains("Sweeper rerolls with Power Play: 2+6 becomes 1+2");
        assertThat(one.hp()).isEqualTo(10);
        assertThat(two.hp()).isEqualTo(20);
    }

    @Test
    @Ledger({"know-your-enemy", "CAP-AMB-60"})
    void the_dead_are_two_harder_to_study() {
        Combatant sage = red("Sage").having("know-your-enemy").make();
        Combatant corpse = blue("Corpse").level(3).at(1, 0).make();
        CapitalState state = table(sage, corpse);
        new Fallen("corpse", true).apply(state);
        var play = scenario(state).dice("know-your-enemy.acting", 6, 6).dice("know-your-enemy.opposing", 1, 4);

        AttackCast.act(play.state(), sage, "know-your-enemy:" + corpse.id()).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .contains(
                        "Sage, Know your Enemy: 6+6 +5 KNW = 17 against 1+4 +12 Difficulty = 17, a tie, Critical Success");
    }
}
