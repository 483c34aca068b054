package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import java.util.Optional;

/** A unit gets into its power armour. */
public record ShellEntered(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.powerArmour().standing(Optional.empty()));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " gets into the armour");
    }
}
