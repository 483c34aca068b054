package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.space.plane.Point;

/** A vehicle in the air goes down steeply. Ledger: CAP-AMB-31. */
public record Dived(String vehicle, Point to, int altitude) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant unit = state.combatant(vehicle);
        unit.base = unit.base.movedTo(to).risenTo(altitude);
        Aboard.bringAlong(state, unit);
    }

    @Override
    public Line line(CapitalState state) {
        String height = altitude == 0 ? "the ground" : Metres.about(altitude) + "m";
        return CapitalEvent.tell(state, vehicle, " dives to " + to + ", down to " + height);
    }
}
