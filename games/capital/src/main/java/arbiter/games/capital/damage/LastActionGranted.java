package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A dying unit has one Action left to it. Ledger: CAP-DYING-9. */
public record LastActionGranted(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.health().inLastAction());
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " has one last Action");
    }
}
