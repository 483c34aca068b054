package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.space.plane.Point;

/** A unit in Focus moves a few metres at once. Ledger: tactical-focus. */
public record SteppedAside(String unit, Point to) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.base = combatant.base.movedTo(to);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " moves to " + to + " with Tactical Focus");
    }
}
