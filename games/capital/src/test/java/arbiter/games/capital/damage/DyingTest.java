package arbiter.games.capital.damage;

import static arbiter.games.capital.Ward.fight;
import static arbiter.games.capital.Ward.hurt;
import static arbiter.games.capital.Ward.unit;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.capital.ActFixture;
import arbiter.games.capital.CapitalGame;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.move.GetUp;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.Prepare;
import arbiter.games.capital.turn.Slot;
import arbiter.games.capital.turn.TurnOrderRolled;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.interpreters.odds.Choices;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DyingTest extends StrictScenarios<CapitalState> {

    private final Combatant bo =
            unit("Bo").hp(7).bones(6).score(Attribute.WIL, 6).here();
    private final Combatant raider =
            unit("Raider").foe().at(9, 0).bones(0).shoots("VSN vs AGI", 10).here();

    private void critical(CapitalState state) {
        hurt(state, bo, 7);
        new FellCritical("bo").apply(state);
    }

    @Test
    @Ledger({
        "CAP-DYING-1",
        "CAP-DYING-2",
        "CAP-DYING-3",
        "CAP-DYING-4",
        "CAP-DYING-6",
        "CAP-DYING-8",
        "CAP-DYING-9",
        "CAP-AMB-66",
        "CAP-AMB-77",
        "critical-condition"
    })
    void from_the_first_heavy_hit_to_the_last_action() {
        var play = scenario(fight(bo, raider))
                .dice("dying.acting", 4, 4)
                .dice("dying.opposing", 3, 4)
                .choice("dying.last-action", "nothing");
        new TurnOrderRolled(List.of(new Slot("bo", 9, false)), List.of()).apply(play.state());

        ActFixture.damage(play, bo, 18);
        assertThat(bo.bones()).isEqualTo(6);
        assertThat(bo.score(Attribute.AGI)).isZero();
        assertThat(bo.isProne()).isTrue();
        new CapitalGame().advance(play);
        assertThat(ActMenu.actions(play.state(), bo)).noneMatch(act -> act instanceof Prepare || act instanceof GetUp);
        ActFixture.damage(play, bo, 9);

        assertThat(play.log())
                .containsSubsequence(
                        "Bo takes 18 blunt damage, 0 HP left",
                        "Bo is in Critical Condition",
                        "Bo takes 1 true damage, 5 Bones left",
                        "Bo's turn, round 1: 1 Action",
                        "Bo takes 9 blunt damage, 0 Bones left",
                        "Bo, dying: 4+4 +6 WIL = 14 against 3+4 +7 Difficulty = 14, a tie",
                        "Bo has one last Action",
                        "Bo dies");
    }

    @Test
    @Ledger({"CAP-DYING-9", "CAP-AMB-59", "CAP-AMB-76"})
    void a_critical_success_leaves_one_hit_point_that_nothing_takes_before_the_next_turn() {
        CapitalState state = fight(bo, raider);
        critical(state);
        var play = scenario(state)
                .dice("dying.acting", 1, 1)
                .dice("dying.opposing", 1, 1)
                .dice("dying.acting", 1, 2)
                .dice("dying.opposing", 6, 5);
        new TurnOrderRolled(List.of(new Slot("bo", 9, false)), List.of()).apply(state);

        ActFixture.damage(play, bo, 20);
        assertThat(bo.bones()).isZero();
        assertThat(bo.isProne()).isTrue();
        ActFixture.damage(play, bo, 20);
        assertThat(bo.hp()).isEqualTo(1);
        new CapitalGame().advance(play);
        ActFixture.damage(play, bo, 1);

        assertThat(play.log())
                .containsSubsequence(
                        "Bo, dying: 1+1 +6 WIL = 8 against 1+1 +7 Difficulty = 9, fails by 1, Critical Success, Critical Failure",
                        "Bo clings to life with 1 HP",
                        "Bo takes 20 blunt damage, 1 HP left",
                        "Bo takes 1 blunt damage, 0 HP left",
                        "Bo is in Critical Condition",
                        "Bo, dying: 1+2 +6 WIL = 9 against 5+6 +7 Difficulty = 18, fails by 9",
                        "Bo dies");
    }

    @Test
    @Ledger({"CAP-DYING-9", "CAP-AMB-77"})
    void the_last_action_is_taken_at_once_and_lying_down() {
        CapitalState state =
                fight(unit("Bo").hp(7).bones(6).shoots("VSN vs AGI", 30).here(), raider);
        Combatant shooter = state.unit("bo");
        hurt(state, shooter, 7);
        new FellCritical("bo").apply(state);
        var play = scenario(state)
                .dice("dying.acting", 5, 5)
                .dice("dying.opposing", 2, 2)
                .choice("dying.last-action", "attack:raider:gun-s-gun")
                .dice("attack.attacker", 6, 5)
                .dice("attack.defender", 1, 2);

        ActFixture.damage(play, shooter, 9);

        assertThat(play.log()).containsSubsequence("Raider is defeated", "Bo dies");
        assertThat(shooter.isProne()).isTrue();
    }

    @Test
    @Ledger("CAP-DYING-9")
    void nothing_but_a_critical_success_survives_and_that_is_rare() {
        CapitalState state = fight(bo, raider);
        critical(state);
        hurt(state, bo, 6);

        var odds = scenario(state)
                .odds(play -> {
                    DyingCheck.resolve(play, bo);
                    return bo.isUp();
                })
                .choosing(Choices.none());

        assertThat(odds.exact().chanceOf(true)).isEqualTo(Fraction.of(71, 1296));
    }

    @Test
    @Ledger("CAP-AMB-70")
    void a_unit_without_bones_is_defeated() {
        var play = scenario(fight(bo, raider));

        ActFixture.damage(play, raider, 25);

        assertThat(play.log()).containsExactly("Raider takes 25 blunt damage, 0 HP left", "Raider is defeated");
        assertThat(raider.life()).isEqualTo(Life.DEFEATED);
    }

    @Test
    @Ledger({"CAP-DYING-5", "CAP-DYING-6", "CAP-DYING-7", "CAP-AMB-63", "CAP-AMB-69", "CAP-AMB-141", "missing-bones"})
    void healing_ends_critical_condition_but_not_the_missing_bones() {
        CapitalState state = fight(bo, raider);
        critical(state);
        hurt(state, bo, 1);
        var play = scenario(state);

        Healing.resolve(play, Optional.empty(), bo, Modifiers.of("luck", 30));

        assertThat(play.log()).containsExactly("Bo regains 30 HP, now 7");
        assertThat(bo.isUp()).isTrue();
        assertThat(bo.isProne()).isTrue();
        assertThat(bo.bones()).isEqualTo(5);
        assertThat(bo.score(Attribute.STR)).isEqualTo(3);
        assertThat(bo.profile().maxima().bones()).isEqualTo(6);
    }

    @Test
    @Ledger({"CAP-KEY-SHOTS", "CAP-AMB-67"})
    void all_shots_are_one_instance() {
        Combatant gunner = unit("Gunner").weapon("auto-rifle", DamageType.HEAT).here();
        var play = scenario(fight(gunner, raider))
                .dice("attack.attacker", 6, 5)
                .dice("attack.defender", 1, 2)
                .dice("attack.shots", 4);

        Attack.resolve(play, gunner, AttackOptions.means(gunner).get(0), List.of(raider), Occasion.ACTION);

        assertThat(play.log()).contains("Raider takes 12 heat damage, 8 HP left");
    }
}
