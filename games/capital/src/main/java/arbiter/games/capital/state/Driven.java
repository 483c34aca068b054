package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.List;

/** A vehicle moves along a path with everybody aboard, and faces as it ends. Ledger: CAP-AMB-147. */
public record Driven(String vehicle, List<Point> path, Facing facing, int altitude) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant unit = state.combatant(vehicle);
        Crew crew = unit.crew;
        unit.crew = crew.facing(facing).driven(crew.driven() + Path.of(path).length(), true);
        unit.base = unit.base.movedTo(path.get(path.size() - 1)).risenTo(altitude);
        Aboard.bringAlong(state, unit);
    }

    @Override
    public Line line(CapitalState state) {
        String height = altitude == 0 ? "" : ", " + Metres.about(altitude) + "m up";
        return CapitalEvent.tell(
                state,
                vehicle,
                " moves " + Metres.about(Path.of(path).length()) + "m to " + path.get(path.size() - 1) + height);
    }
}
