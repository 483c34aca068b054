package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.space.plane.Point;
import java.util.List;

/** Somebody goes along a path on foot. */
public record Walked(String unit, List<Point> path) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant walker = state.combatant(unit);
        walker.base = walker.base.movedTo(path.get(path.size() - 1));
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " goes to " + path.get(path.size() - 1));
    }
}
