package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.space.plane.Point;

/** Somebody is out of a vehicle and stands beside it. Ledger: CAP-AMB-28, CAP-AMB-26. */
public record Alighted(String unit, Point at) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant rider = state.combatant(unit);
        Aboard.leave(state, rider);
        rider.base = rider.base.movedTo(at);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is out, at " + at);
    }
}
