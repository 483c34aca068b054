package arbiter.games.capital.rule;

import static arbiter.games.capital.Ward.fight;
import static arbiter.games.capital.Ward.unit;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.Ward;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.ConditionSet;
import arbiter.games.capital.state.DamageDelayed;
import arbiter.games.capital.state.DelayBegan;
import arbiter.games.capital.state.Focused;
import arbiter.games.capital.state.PeaceSet;
import arbiter.games.capital.state.RegenerationGained;
import arbiter.games.capital.state.SanctuaryBegan;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.ScenarioTest;
import org.junit.jupiter.api.Test;

/** Time that passes while nobody fights. */
class OutsideCombatTest extends ScenarioTest<CapitalState> {

    private static final int HOUR = 3600;

    private final Combatant vera =
            unit("Vera").ability("delay-the-inevitable").energy(3).here();
    private final Combatant bo = unit("Bo").at(1, 0).here();

    private CapitalState peace() {
        CapitalState state = fight(vera, bo);
        new PeaceSet(true).apply(state);
        return state;
    }

    @Test
    @Ledger({"CAP-AMB-145", "CAP-AMB-146", "CAP-AMB-73", "sanctuary", "rally", "focus"})
    void what_is_counted_in_turns_is_over_after_an_hour() {
        CapitalState state = peace();
        new SanctuaryBegan("bo", 2).apply(state);
        var play = scenario(state);
        OutsideCombat.pass(play, HOUR);
        assertThat(bo.care().inSanctuary()).isFalse();

        play.emit(new Focused("bo", false));
        OutsideCombat.pass(play, HOUR);
        assertThat(bo.isFocused()).isFalse();
    }

    @Test
    @Ledger({"CAP-AMB-145", "delay-the-inevitable", "CAP-AMB-106"})
    void the_inevitable_is_paid_for_turn_by_turn_outside_combat_too() {
        CapitalState state = peace();
        new DelayBegan("bo", "vera").apply(state);
        var play = scenario(state)
                .choice("delay.upkeep", "yes")
                .choice("delay.upkeep", "yes")
                .choice("delay.upkeep", "yes");
        play.emit(new DamageDelayed("bo", Modifiers.of("blast", 7), DamageType.HEAT));

        OutsideCombat.pass(play, HOUR);

        assertThat(vera.energy()).isZero();
        assertThat(play.log()).endsWith("Bo can delay the inevitable no longer", "Bo takes 7 true damage, 13 HP left");
    }

    @Test
    @Ledger("CAP-AMB-145")
    void a_long_span_runs_a_hundred_turns_at_most() {
        CapitalState state = peace();
        new ConditionSet("bo", ConditionSet.Which.CHILLED, true).apply(state);
        new RegenerationGained("bo", 1, 200).apply(state);
        Ward.hurt(state, bo, 10);
        var play = scenario(state);

        OutsideCombat.pass(play, 100 * HOUR);

        assertThat(bo.readiness().regeneration()).isEqualTo(1);
        assertThat(play.log())
                .filteredOn(line -> line.startsWith("Bo goes on regenerating"))
                .hasSize(100);
        assertThat(bo.isChilled()).isTrue();
    }
}
