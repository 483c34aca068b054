package arbiter.games.capital.calls;

import static arbiter.games.capital.Ward.fight;
import static arbiter.games.capital.Ward.unit;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.Tables;
import arbiter.games.capital.Ward;
import arbiter.games.capital.ability.DelayTheInevitable.DamageDelayed;
import arbiter.games.capital.ability.DelayTheInevitable.DelayBegan;
import arbiter.games.capital.ability.Focus.Focused;
import arbiter.games.capital.ability.Sanctuary.SanctuaryBegan;
import arbiter.games.capital.ability.Sanctuary.SanctuaryTurns;
import arbiter.games.capital.damage.RegenerationGained;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Time that passes while nobody fights. */
class OutsideCombatTest extends StrictScenarios<CapitalState> {

    private static final int HOUR = 3600;

    private final Combatant vera =
            unit("Vera").ability("delay-the-inevitable").energy(3).here();
    private final Combatant bo = unit("Bo").at(1, 0).here();

    private CapitalState peace() {
        CapitalState state = fight(vera, bo);
        Tables.edit(state, "set-peace", "{peace: true}").apply(state);
        return state;
    }

    @Test
    @Ledger({"CAP-AMB-145", "CAP-AMB-146", "CAP-AMB-73", "sanctuary", "rally", "focus"})
    void what_is_counted_in_turns_is_over_after_an_hour() {
        CapitalState state = peace();
        new SanctuaryBegan("bo", 2).apply(state);
        var play = scenario(state);
        OutsideCombat.pass(play, HOUR);
        assertThat(SanctuaryTurns.of(bo) > 0).isFalse();

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
        Tables.edit(state, "set-condition", "bo", "{condition: chilled, on: true}")
                .apply(state);
        new RegenerationGained("bo", 1, 200).apply(state);
        Ward.hurt(state, bo, 10);
        var play = scenario(state);

        OutsideCombat.pass(play, 100 * HOUR);

        assertThat(bo.regeneration().amount()).isEqualTo(1);
        assertThat(play.log())
                .filteredOn(line -> line.startsWith("Bo goes on regenerating"))
                .hasSize(100);
        assertThat(bo.isChilled()).isTrue();
    }
}
