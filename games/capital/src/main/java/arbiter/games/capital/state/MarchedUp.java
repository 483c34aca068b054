package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.space.plane.Base;

/** A unit that was called together has come. Ledger: assemble-1. */
public record MarchedUp(String unit, Base to) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.base = to;
        if (unit.equals(state.acting)) {
            combatant.moves++;
        }
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " comes to " + to.centre());
    }
}
