package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A scanner knows another one from now on. Ledger: mgs. */
public record CrewListed(String unit, String other) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.stocks().knowing(other));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit)
                .words(" puts the scanner of ")
                .unit(other, state.unit(other).name())
                .words(" on the Crew List")
                .line();
    }
}
