package arbiter.games.capital.ability;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.capital.ability.Focus.Focused;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.ReadinessEnded;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.OverwatchTaken;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A Scout in Focus. */
class FocusTest extends StrictScenarios<CapitalState> {

    private final Combatant near = blue("Near").at(1, 0).make();

    private static CapitalAct act(CapitalState state, Combatant unit, String id) {
        return ActMenu.instants(state, unit).stream()
                .filter(act -> act.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> instants(CapitalState state, Combatant unit) {
        return ActMenu.instants(state, unit).stream().map(CapitalAct::id).toList();
    }

    @Test
    @Ledger({"focus-1", "focus", "CAP-AMB-86"})
    void focus_raises_agility_and_buys_an_extra_action() {
        Combatant sira = red("Sira").having("focus-1").make();
        CapitalState state = table(sira, near);
        var play = scenario(state).choice("focus.extra", "use").choice("grant.action", "prepare:str");

        act(state, sira, "focus").resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .containsExactly(
                        "Sira spends 1 Energy on Focus, 7 left",
                        "Sira gains Focus",
                        "Sira: Focus I is on Cooldown",
                        "Sira spends 2 Energy on Focus: an extra Action, 5 left",
                        "Sira: Prepare for a roll with STR",
                        "Sira prepares for a roll with STR");
        assertThat(sira.score(Attribute.AGI)).isEqualTo(6);
        assertThat(instants(state, sira)).isEmpty();
        play.emit(new ReadinessEnded("sira"));
        assertThat(sira.isFocused()).isFalse();
    }

    @Test
    @Ledger("focus-2")
    void focus_two_is_free_once_with_its_extra_action() {
        Combatant sira = red("Sira").having("focus-1", "focus-2").make();
        CapitalState state = table(sira, near);
        var play = scenario(state).choice("focus.extra", "use").choice("grant.action", "nothing");

        act(state, sira, "focus:free").resolve(play, Occasion.ACTION);

        assertThat(sira.energy()).isEqualTo(8);
        assertThat(sira.focus().freeUsed()).isTrue();
        assertThat(sira.timers().isCooling("focus-1")).isTrue();
    }

    @Test
    @Ledger({"all-out-1", "CAP-AMB-110"})
    void all_out_renews_focus_without_cost_or_cooldown() {
        Combatant sira = red("Sira")
                .score(Attribute.AGI, 9)
                .having("focus-1", "all-out-1")
                .make();
        CapitalState state = table(sira, near);
        var play = scenario(state).choice("focus.extra", "pass");

        act(state, sira, "all-out").resolve(play, Occasion.ACTION);

        assertThat(play.log()).contains("Sira goes all out and gains Focus", "Sira uses the Ultimate All Out I");
        assertThat(sira.score(Attribute.AGI)).isEqualTo(10);
        assertThat(sira.energy()).isEqualTo(8);
        assertThat(sira.focus().leaping()).isTrue();
        assertThat(instants(state, sira)).containsExactly("focus");
    }

    @Test
    @Ledger({"offensive-focus", "CAP-AMB-68"})
    void offensive_focus_adds_a_die_once_in_each_focus() {
        Combatant sira = red("Sira").having("offensive-focus").make();
        var play = scenario(table(sira, near))
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 3, 4)
                .choice("offensive-focus.use", "use")
                .dice("offensive-focus.die", 4)
                .dice("attack.attacker", 3, 6)
                .dice("attack.defender", 3, 4);
        play.emit(new Focused("sira", false));

        Attack.resolve(play, sira, means(sira, "unarmed"), List.of(near), Occasion.OVERWATCH);
        Attack.resolve(play, sira, means(sira, "unarmed"), List.of(near), Occasion.OVERWATCH);

        assertThat(play.log())
                .containsSubsequence(
                        "Sira uses Offensive Focus",
                        "Near takes 6 blunt damage (+2 Unarmed +4 offensive focus), 14 HP left",
                        "Near takes 2 blunt damage, 12 HP left");
    }

    @Test
    @Ledger({"tactical-focus", "CAP-OW-2", "CAP-OW-1"})
    void a_step_of_tactical_focus_is_movement_and_draws_overwatch() {
        Combatant sira =
                red("Sira").having("focus-1", "tactical-focus").maxima(20, 2, 5).make();
        CapitalState state = table(sira, near);
        var play = scenario(state)
                .choice("tactical-focus.to", "-4,0")
                .choice("overwatch.interrupt", "attack:sira:0m")
                .dice("attack.attacker", 1, 2)
                .dice("attack.defender", 5, 5);
        play.emit(new OverwatchTaken("near", 1, false));

        act(state, sira, "focus").resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Near attacks Sira with Unarmed: 1+2 +5 STR = 8 against 5+5 +5 STR = 15, misses by 7",
                        "Sira moves 4m, to 4m west of Near");
    }

    @Test
    @Ledger("tactical-focus")
    void tactical_focus_moves_up_to_six_metres() {
        Combatant sira =
                red("Sira").having("focus-1", "tactical-focus").maxima(20, 2, 5).make();
        CapitalState state = table(sira, near);
        var play = scenario(state).choice("tactical-focus.to", "-4,4");

        act(state, sira, "focus").resolve(play, Occasion.ACTION);

        assertThat(play.log()).contains("Sira moves 5.7m, to 5m south-west of Near");
        assertThatThrownBy(() -> FocusTrait.gained(scenario(state).choice("tactical-focus.to", "9,9"), sira))
                .hasMessageContaining("that way is 13.9m long; Sira can go 6m");
    }
}
