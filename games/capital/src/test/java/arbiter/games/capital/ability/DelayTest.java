package arbiter.games.capital.ability;

import static arbiter.games.capital.Ward.fight;
import static arbiter.games.capital.Ward.unit;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.AttackCast;
import arbiter.games.capital.CapitalGame;
import arbiter.games.capital.ability.DelayTheInevitable.DelayBegan;
import arbiter.games.capital.ability.Supercharge.Supercharged;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.Slot;
import arbiter.games.capital.turn.TurnOrderRolled;
import arbiter.games.capital.turn.TurnState;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

class DelayTest extends StrictScenarios<CapitalState> {

    private final Combatant vera = unit("Vera")
            .score(Attribute.KNW, 7)
            .energy(2)
            .ability("delay-the-inevitable")
            .ability("supercharge-1")
            .here();
    private final Combatant bo = unit("Bo").at(1, 0).hp(10).here();

    private CapitalState delayed() {
        CapitalState state = fight(vera, bo);
        new DelayBegan("bo", "vera").apply(state);
        new TurnOrderRolled(List.of(new Slot("bo", 9, false)), List.of()).apply(state);
        return state;
    }

    @Test
    @Ledger({"delay-the-inevitable", "delayed", "CAP-AMB-106"})
    void damage_is_only_counted_while_somebody_pays() {
        CapitalState state = fight(vera, bo);
        new TurnOrderRolled(List.of(new Slot("bo", 9, false)), List.of()).apply(state);
        var play = scenario(state).choice("delay.upkeep", "yes");
        CapitalGame game = new CapitalGame();

        AttackCast.act(play.state(), vera, "delay:" + bo.id()).resolve(play, Occasion.ACTION);
        ActFixture.damage(play, bo, 6);
        game.advance(play);
        ActFixture.damage(play, bo, 3);
        assertThat(bo.hp()).isEqualTo(10);
        TurnState.keepUp(play, bo);

        assertThat(play.log())
                .containsSubsequence(
                        "Vera spends 1 Energy on Delay the Inevitable, 1 left",
                        "Bo feels no damage for now",
                        "Bo ignores 6 blunt damage, 6 wait",
                        "Vera spends 1 Energy on Delay the Inevitable, 0 left",
                        "Bo ignores 3 blunt damage, 9 wait",
                        "Bo can delay the inevitable no longer",
                        "Bo takes 9 true damage, 1 HP left");
    }

    @Test
    @Ledger({"delay-the-inevitable", "CAP-AMB-106"})
    void a_healer_may_stop_paying_at_the_start_of_the_turn() {
        var play = scenario(delayed()).choice("delay.upkeep", "no");
        ActFixture.damage(play, bo, 4);

        new CapitalGame().advance(play);

        assertThat(play.log())
                .containsSubsequence("Bo takes 4 true damage, 6 HP left", "Bo's turn, round 1: 2 Actions");
    }

    @Test
    @Ledger({"delay-the-inevitable", "CAP-AMB-106"})
    void more_than_twice_the_maximum_comes_down_at_once() {
        var play = scenario(delayed());

        ActFixture.damage(play, bo, 20);
        ActFixture.damage(play, bo, 1);

        assertThat(play.log())
                .containsExactly(
                        "Bo ignores 20 blunt damage, 20 wait",
                        "Bo ignores 1 blunt damage, 21 wait",
                        "Bo can delay the inevitable no longer",
                        "Bo takes 21 true damage, 0 HP left",
                        "Bo is in Critical Condition");
    }

    @Test
    @Ledger("delay-the-inevitable")
    void it_needs_a_touch_and_energy() {
        Combatant far = unit("Far").at(5, 0).here();
        CapitalState state = fight(vera, bo, far);

        assertThat(ActMenu.actions(state, vera))
                .extracting(CapitalAct::id)
                .contains("delay:vera", "delay:bo")
                .doesNotContain("delay:far");
    }

    @Test
    @Ledger({"supercharge-1", "supercharge", "CAP-AMB-104", "CAP-DYING-7"})
    void supercharge_gives_energy_bones_and_a_second_chance() {
        CapitalState state = fight(vera, bo);
        var play = charged(state)
                .dice("supercharge.acting", 3, 3)
                .dice("supercharge.opposing", 4, 4)
                .dice("supercharge.healing", 4);

        AttackCast.act(play.state(), vera, "supercharge").resolve(play, Occasion.ACTION);
        ActFixture.damage(play, bo, 30);

        assertThat(play.log())
                .containsExactly(
                        "Vera uses the Ultimate Supercharge I",
                        "Vera is supercharged: 2 Energy, 5 Bones",
                        "Bo is supercharged: 8 Energy, 5 Bones",
                        "Bo takes 30 blunt damage, 0 HP left",
                        "Bo, Supercharge: 3+3 +7 KNW = 13 against 4+4 +5 Difficulty = 13, a tie",
                        "Bo is saved by Supercharge with 4 HP");
        assertThat(bo.isProne()).isFalse();
        assertThat(ActMenu.actions(state, vera)).noneMatch(act -> act.id().equals("supercharge"));
    }

    private Scenario<CapitalState> charged(CapitalState state) {
        return scenario(state).choice("supercharge.units", "vera", "bo");
    }

    @Test
    @Ledger({"supercharge-1", "CAP-AMB-104"})
    void where_supercharge_fails_critical_condition_follows() {
        CapitalState state = fight(vera, bo);
        new Supercharged("bo", "vera", 2).apply(state);
        var play = scenario(state).dice("supercharge.acting", 1, 2).dice("supercharge.opposing", 6, 6);

        ActFixture.damage(play, bo, 10);
        ActFixture.damage(play, bo, 1);

        assertThat(play.log())
                .containsSubsequence(
                        "Bo loses Supercharge", "Bo is in Critical Condition", "Bo takes 1 blunt damage, 4 Bones left");
    }

    @Test
    @Ledger({"supercharge-1", "CAP-AMB-104", "CAP-AMB-63"})
    void a_wounded_healer_helps_less_and_bones_stop_at_the_maximum() {
        CapitalState state = fight(vera, bo);
        ActFixture.damage(scenario(state), vera, 20);
        ActFixture.damage(scenario(state), vera, 1);
        new Supercharged("bo", "vera", 2).apply(state);
        assertThat(bo.bones()).isEqualTo(5);
        var play = scenario(state)
                .dice("supercharge.acting", 6, 5)
                .dice("supercharge.opposing", 1, 2)
                .dice("supercharge.healing", 6);

        ActFixture.damage(play, bo, 10);

        assertThat(play.log())
                .contains("Bo, Supercharge: 5+6 +7 KNW -2 wounded = 16 against 1+2 +5 Difficulty = 8, succeeds by 8");
    }

    @Test
    @Ledger({"supercharge-2", "CAP-AMB-07"})
    void the_second_supercharge_works_like_the_first() {
        Combatant other = unit("Other").ability("supercharge-2").here();

        assertThat(ActMenu.actions(fight(other, bo), other))
                .anyMatch(act -> act.id().equals("supercharge"));
    }
}
