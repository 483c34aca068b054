package arbiter.games.capital.attack;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.AttackCast;
import arbiter.games.capital.ability.PepTalk.PepTalkBonus;
import arbiter.games.capital.ability.PepTalk.PepTalked;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** From a hit to its damage: dice, Shots, Crits, and what comes after. */
class HitTest extends StrictScenarios<CapitalState> {

    private final Combatant raider = blue("Raider").at(5, 0).make();

    private static Combatant armed(String weapon, DamageType type, boolean trained) {
        return red("Mara").armed(weapon, type, trained).make();
    }

    private List<String> log(Combatant attacker, String part, int... attackDice) {
        var play = scenario(table(attacker, raider))
                .dice("attack.attacker", attackDice)
                .dice("attack.defender", 3, 4);
        Attack.resolve(play, attacker, means(attacker, part), List.of(raider), Occasion.ACTION);
        return play.log();
    }

    @Test
    @Ledger({"CAP-KEY-CRIT", "sniper-rifle", "CAP-AMB-68"})
    void a_crit_needs_its_margin_and_this_one_training_too() {
        assertThat(log(armed("sniper-rifle", DamageType.SHARP, true), "sniper", 4, 6))
                .contains("Raider takes 16 sharp damage (+10 Sniper rifle +6 crit), 4 HP left");
        assertThat(log(armed("sniper-rifle", DamageType.SHARP, false), "sniper", 6, 6))
                .contains("Raider takes 10 sharp damage, 0 HP left");
    }

    @Test
    @Ledger({"CAP-KEY-SHOTS", "CAP-AMB-67", "precision-rifle"})
    void shots_multiply_and_are_one_instance() {
        assertThat(log(armed("precision-rifle", DamageType.HEAT, false), "precision", 3, 4))
                .contains("Raider takes 12 heat damage, 8 HP left");
    }

    @Test
    @Ledger({"CAP-KEY-CRIT", "tank-laser"})
    void a_tank_gun_always_crits_against_giants() {
        Combatant gunner = red("Gunner").make();
        Combatant tank = blue("Tank").size("giant").at(20, 0).maxima(60, 0, 0).make();
        AttackProfile gun = AttackCast.BOOK.content().shelf(Vehicle.class).get("tank-laser").actions().stream()
                .filter(VehicleAction.Attack.class::isInstance)
                .map(action -> ((VehicleAction.Attack) action).profile())
                .filter(attack -> attack.ammo() > 0)
                .findFirst()
                .orElseThrow();
        AttackProfile free = new AttackProfile(
                gun.name(),
                gun.range(),
                gun.roll(),
                gun.bonus(),
                gun.damage(),
                gun.plus(),
                gun.shots(),
                gun.type(),
                0,
                0,
                gun.spread(),
                gun.afterMoving(),
                gun.crits(),
                gun.flags());
        AttackMeans means = new AttackMeans("the laser", free, DamageType.HEAT, false, OptionalInt.empty());
        var play = scenario(table(gunner, tank, raider))
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 3, 4)
                .dice("attack.attacker", 3, 6)
                .dice("attack.defender", 3, 4);

        Attack.resolve(play, gunner, means, List.of(tank), Occasion.ACTION);
        Attack.resolve(play, gunner, means, List.of(raider), Occasion.SEIZED);

        assertThat(play.log())
                .contains("Tank takes 28 heat damage (+14 the laser +14 crit), 32 HP left")
                .contains("Raider takes 14 heat damage, 6 HP left");
    }

    @Test
    @Ledger({"tesla-rifle", "CAP-AMB-115"})
    void lightning_is_two_better_and_jumps_to_somebody_near_on_a_crit() {
        Combatant mara = armed("tesla-rifle", DamageType.ELECTRIC, false);
        Combatant near = blue("Near").at(8, 0).make();
        Combatant friend = red("Friend").at(5, 3).make();
        Combatant far = blue("Far").at(15, 0).make();
        var play = scenario(table(mara, raider, near, friend, far))
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 3, 4)
                .dice("attack.damage", 4)
                .choice("arcing.onto", "near")
                .dice("arcing.damage", 3);

        Attack.resolve(play, mara, means(mara, "tesla"), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Mara attacks Raider with Tesla rifle: 3+4 +5 VSN +2 Tesla rifle = 14 against 3+4 +5 AGI = 12,"
                                + " hits by 2",
                        "Raider takes 10 electric damage, 10 HP left",
                        "Near takes 3 electric damage, 17 HP left");
    }

    @Test
    @Ledger({"sonic-rifle", "CAP-AMB-120"})
    void sound_hurts_every_ear_nearby_hit_or_miss() {
        Combatant mara = armed("sonic-rifle", DamageType.TRUE, false);
        Combatant friend = red("Friend").at(0, 3).make();
        var play = scenario(table(mara, friend, raider))
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 3, 4)
                .dice("thunderous.ear", 6)
                .dice("thunderous.ear", 5);

        Attack.resolve(play, mara, means(mara, "sonic"), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence("Mara takes 2 true damage, 18 HP left", "Friend takes 1 true damage, 19 HP left");
    }

    @Test
    @Ledger({"sonic-rifle", "CAP-AMB-68"})
    void who_cannot_hear_the_attacker_takes_half() {
        Combatant mara = armed("sonic-rifle", DamageType.TRUE, false);
        Combatant behind = blue("Behind").at(0, 4).make();
        CapitalState state = new CapitalState(
                List.of(mara, behind), List.of(new Blocker.Wall(Point.metres(-5, 2), Point.metres(5, 2))));
        var play = scenario(state)
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 3, 4)
                .dice("thunderous.ear", 1);

        Attack.resolve(play, mara, means(mara, "sonic"), List.of(behind), Occasion.ACTION);

        assertThat(play.log()).contains("Behind takes 9 true damage (+18 Sonic rifle -9 unheard), 11 HP left");
    }

    @Test
    @Ledger({"try-that-again-1", "try-that-again-2", "CAP-AMB-46", "auto-rifle"})
    void try_that_again_shares_its_rerolls_between_hitting_and_shots() {
        Combatant lancer = red("Ona")
                .triesAgain(2)
                .armed("auto-rifle", DamageType.SHARP, true)
                .make();
        var play = scenario(table(lancer, raider))
                .dice("attack.attacker", 1, 3)
                .dice("attack.defender", 3, 4)
                .choice("attack.aim", "aim:1")
                .dice("attack.aimed", 5)
                .choice("attack.aim", "pass")
                .dice("attack.shots", 2)
                .choice("attack.aim-damage", "aim:2")
                .dice("attack.aimed-damage", 6);

        Attack.resolve(play, lancer, means(lancer, "auto-rifle"), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .contains("Ona rerolls with Aim: 2 becomes 6, 6 Energy left")
                .contains("Raider takes 14 sharp damage, 6 HP left");
    }

    /** Section 6, example 3. */
    @Test
    @Ledger({"CAP-AMB-67", "CAP-AMB-68", "CAP-AMB-117", "CAP-AMB-123", "critical-hit-1", "pep-talk", "sig-rifle"})
    void the_order_of_damage_with_a_pep_talk_and_a_critical_hit() {
        Combatant lancer = red("Ona")
                .having("critical-hit-1")
                .armed("sig-rifle", DamageType.HEAT, true)
                .make();
        Combatant target = blue("Target").at(5, 0).maxima(15, 8, 6).make();
        var play = scenario(table(lancer, target))
                .dice("attack.attacker", 3, 5)
                .dice("attack.defender", 3, 4)
                .choice("critical-hit.use", "use")
                .dice("attack.shots", 4)
                .dice("critical-hit.damage", 2)
                .dice("dying.acting", 1, 2)
                .dice("dying.opposing", 3, 4);
        play.emit(new PepTalked("target", "ona", 6));

        Attack.resolve(play, lancer, means(lancer, "rifle"), List.of(target), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Ona spends 2 Energy on Critical Hit, 6 left",
                        "Target takes 20 heat damage (+14 Rifle +6 pep talk), 0 HP left",
                        "Target is in Critical Condition",
                        "Target takes 8 true damage, 0 Bones left",
                        "Target dies");
        assertThat(PepTalkBonus.of(lancer)).isZero();
    }

    @Test
    @Ledger({"critical-hit-1", "CAP-AMB-117", "CAP-AMB-87"})
    void a_critical_hit_is_offered_from_a_margin_of_three_and_not_on_overwatch() {
        Combatant lancer = red("Ona")
                .having("critical-hit-1")
                .score(Attribute.VSN, 5)
                .armed("pistol", DamageType.HEAT, false)
                .make();
        Combatant target = blue("Target").at(5, 0).maxima(60, 8, 6).make();
        var play = scenario(table(lancer, target))
                .dice("attack.attacker", 3, 6)
                .dice("attack.defender", 3, 4)
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 3, 4);

        Attack.resolve(play, lancer, means(lancer, "pistol"), List.of(target), Occasion.ACTION);
        Attack.resolve(play, lancer, means(lancer, "pistol"), List.of(target), Occasion.OVERWATCH);

        assertThat(lancer.energy()).isEqualTo(8);
    }
}
