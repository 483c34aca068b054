package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import java.util.Optional;

/** A unit steps out of its power armour, which stays where it is. */
public record ShellLeft(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(
                combatant.powerArmour().standing(Optional.of(combatant.base().centre())));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " steps out of the armour");
    }
}
