package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.space.plane.Base;

/** A unit has moved without a Move Action; a grapple whose two lose contact is over. Ledger: CAP-AMB-96. */
public record Displaced(String unit, Base to) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.base = to;
        if (combatant.grappling != null && !state.touching(combatant, state.combatant(combatant.grappling))) {
            Grapples.letGo(state, combatant);
        }
        if (combatant.grappledBy != null && !state.touching(combatant, state.combatant(combatant.grappledBy))) {
            Grapples.free(state, combatant);
        }
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " moves to " + to.centre());
    }
}
