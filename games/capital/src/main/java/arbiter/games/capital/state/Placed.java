package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.space.plane.Point;

/** The gamemaster puts a unit somewhere else; a grapple that loses contact is over. Ledger: CAP-GEN-1, CAP-AMB-96. */
public record Placed(String unit, Point at, int altitude) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.base = combatant.base.movedTo(at).risenTo(altitude);
        if (combatant.grappling != null && !state.touching(combatant, state.combatant(combatant.grappling))) {
            Grapples.letGo(state, combatant);
        }
        if (combatant.grappledBy != null && !state.touching(combatant, state.combatant(combatant.grappledBy))) {
            Grapples.free(state, combatant);
        }
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is put at " + at);
    }
}
