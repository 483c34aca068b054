package arbiter.games.capital.damage;

import static arbiter.games.capital.Ward.fight;
import static arbiter.games.capital.Ward.hurt;
import static arbiter.games.capital.Ward.unit;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.capital.AttackCast;
import arbiter.games.capital.Ward;
import arbiter.games.capital.ability.Overflow.OverflowCounters;
import arbiter.games.capital.ability.Overflow.OverflowGained;
import arbiter.games.capital.ability.Rally.Rallied;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.calls.Tinkerer;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnBegan;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.interpreters.odds.Choices;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HealingTest extends StrictScenarios<CapitalState> {

    private final Combatant vera = healer("patch-up-1").here();
    private final Combatant bo = unit("Bo")
            .at(1, 0)
            .armour(4)
            .weapon("primitive-buckler", DamageType.BLUNT)
            .strikes("STR vs STR", 10)
            .here();
    private final Combatant raider =
            unit("Raider").foe().at(2, 0).ability("intercept-1").energy(0).here();

    private static Ward healer(String ability) {
        return unit("Vera").score(Attribute.KNW, 6).ability(ability);
    }

    private static CapitalAct patchUp(CapitalState state, Combatant healer, String target) {
        return AttackCast.act(state, healer, "patch-up:" + target);
    }

    @Test
    @Ledger({"patch-up-1", "CAP-AMB-92", "CAP-AMB-102", "CAP-CHK-4", "CAP-CTR-1"})
    void patch_up_rolls_against_a_fixed_score_and_counts_as_an_attack() {
        CapitalState state = fight(vera, bo, raider);
        hurt(state, bo, 15);
        var play = scenario(state)
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 4, 4)
                .dice("attack.damage", 2)
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 4, 4);

        patchUp(state, vera, "bo").resolve(play, Occasion.ACTION);
        patchUp(state, vera, "bo").resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .containsExactly(
                        "Vera spends 1 Energy on Patch Up, 7 left",
                        "Vera attacks Bo with Patch Up: 3+4 +6 KNW = 13 against 4+4 +5 Fixed Score = 13, hits exactly",
                        "Bo regains 8 HP, now 13",
                        "Vera has 1 Attack Counters",
                        "Vera spends 1 Energy on Patch Up, 6 left",
                        "Vera attacks Bo with Patch Up: 3+4 +6 KNW -2 attack counters = 11 against 4+4 +5 Fixed Score = 13, misses by 2",
                        "Vera has 2 Attack Counters");
    }

    @Test
    @Ledger({"patch-up-1", "rally-1", "CAP-AMB-112"})
    void a_rally_raises_the_healing() {
        CapitalState state = fight(vera, bo);
        hurt(state, bo, 19);
        new TurnBegan("vera", 2).apply(state);
        new Rallied("vera", "bo", 2).apply(state);
        var play = scenario(state)
                .choice("rally.use", "yes")
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 4, 4)
                .dice("attack.damage", 2);

        patchUp(state, vera, "bo").resolve(play, Occasion.ACTION);

        assertThat(play.log()).contains("Bo regains 13 HP (+8 Patch Up +5 rally), now 14");
    }

    @Test
    @Ledger({"patch-up-1", "CAP-AMB-102"})
    void patch_up_succeeds_as_any_check_one_above_the_score() {
        CapitalState state = fight(vera, bo);

        var odds = scenario(state)
                .odds(play -> {
                    patchUp(state, vera, "bo").resolve(play, Occasion.ACTION);
                    return OverflowCounters.of(bo) > 0;
                })
                .choosing(Choices.none());

        assertThat(odds.exact().chanceOf(true)).isEqualTo(Fraction.of(861, 1296)); // 0.664352
    }

    @Test
    @Ledger({"patch-up-1", "CAP-AMB-102"})
    void one_may_patch_up_oneself_but_no_vehicle() {
        Combatant bike = unit("Bike").at(0, 1).bones(0).tag(UnitTag.VEHICLE).here();
        CapitalState state = fight(vera, bo, bike);

        assertThat(ActMenu.actions(state, vera))
                .extracting(CapitalAct::id)
                .contains("patch-up:vera", "patch-up:bo")
                .doesNotContain("patch-up:bike")
                .noneMatch(id -> id.startsWith("attack:") && id.contains("patch-up"));
    }

    @Test
    @Ledger({"patch-up-2"})
    void the_second_version_runs_up_to_six_metres_first() {
        Combatant runner = healer("patch-up-2").here();
        Combatant near = unit("Near").at(0, 7).here();
        Combatant far = unit("Far").at(0, -8).here();
        CapitalState state = fight(runner, near, far);
        var play = scenario(state).dice("attack.attacker", 1, 1).dice("attack.defender", 6, 6);

        patchUp(state, runner, "near").resolve(play, Occasion.ACTION);

        assertThat(play.log()).startsWith("Vera moves 6m, beside Near");
        assertThat(ActMenu.actions(fight(healer("patch-up-2").here(), far), runner))
                .extracting(CapitalAct::id)
                .doesNotContain("patch-up:far");
    }

    @Test
    @Ledger({"patch-up-1", "overflow-counters", "CAP-AMB-103", "CAP-AMB-141"})
    void a_healers_surplus_becomes_overflow_and_nobody_elses_does() {
        CapitalState state = fight(vera, bo);
        hurt(state, bo, 3);
        var play = scenario(state);

        Healing.resolve(play, Optional.of(bo), bo, Modifiers.of("bandage", 2));
        Healing.resolve(play, Optional.of(vera), bo, Modifiers.of("bandage", 6));
        Healing.resolve(play, Optional.of(bo), bo, Modifiers.of("bandage", 6));
        Healing.resolve(play, Optional.of(vera), bo, Modifiers.of("bandage", 4));

        assertThat(play.log())
                .containsExactly(
                        "Bo regains 2 HP, now 19", "Bo regains 6 HP, now 20", "Bo has 5 Overflow", "Bo has 9 Overflow");
    }

    @Test
    @Ledger({"patch-up-1", "overflow-counters", "CAP-AMB-68", "CAP-AMB-103", "CAP-GEN-3"})
    void half_of_all_overflow_goes_into_a_blow() {
        CapitalState state = fight(vera, bo, raider);
        new OverflowGained("bo", 9).apply(state);
        var play = scenario(state)
                .dice("attack.attacker", 6, 5)
                .dice("attack.defender", 1, 2)
                .choice("overflow.spend", "yes");

        Attack.resolve(play, bo, claw(bo), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .contains("Bo spends all Overflow", "Raider takes 14 sharp damage (+10 Claw +4 overflow), 6 HP left");
        assertThat(OverflowCounters.of(bo)).isZero();
    }

    @Test
    @Ledger({"patch-up-1", "CAP-AMB-87"})
    void overflow_is_no_help_on_overwatch() {
        CapitalState state = fight(vera, bo, raider);
        new OverflowGained("bo", 9).apply(state);
        var play = scenario(state).dice("attack.attacker", 6, 5).dice("attack.defender", 1, 2);

        Attack.resolve(play, bo, claw(bo), List.of(raider), Occasion.OVERWATCH);

        assertThat(play.log()).contains("Raider takes 10 sharp damage, 10 HP left");
    }

    private static AttackMeans claw(Combatant unit) {
        return AttackOptions.means(unit).stream()
                .filter(means -> means.name().equals("Claw"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Ledger({"convalescence-1", "regeneration", "CAP-AMB-105"})
    void convalescence_shares_out_twelve_points() {
        Combatant healer = healer("convalescence-1").here();
        Combatant far = unit("Far").at(12, 0).here();
        CapitalState state = fight(healer, bo, far);
        var play = scenario(state).choice("convalescence.units", "vera", "bo").choice("convalescence.points", "5");

        AttackCast.act(play.state(), healer, "convalescence").resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .containsExactly(
                        "Vera spends 2 Energy on Convalescence, 6 left",
                        "Vera has Regeneration 5 for 3 turns",
                        "Bo has Regeneration 7 for 3 turns");
    }

    @Test
    @Ledger({"tinkerer", "CAP-AMB-11"})
    void a_tinkerer_mends_robots_and_vehicles_only() {
        Combatant smith = healer("tinkerer").here();
        Combatant droid = unit("Droid").at(0, 1).tag(UnitTag.ROBOT).here();
        CapitalState state = fight(smith, bo, droid);
        hurt(state, droid, 19);
        var play = scenario(state).dice("repair.die", 4);

        Tinkerer trait = smith.traits().find(Tinkerer.class).orElseThrow();
        trait.resolve(play, smith, droid);

        assertThat(play.log()).containsExactly("Droid regains 10 HP (+4 repair +6 KNW), now 11");
        assertThat(trait.allowed(state, smith, droid)).isTrue();
        assertThat(trait.allowed(state, smith, bo)).isFalse();
        assertThat(bo.traits().find(Tinkerer.class)).isEmpty();
    }
}
