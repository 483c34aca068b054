package arbiter.games.centuryg.move;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Line;
import java.util.List;

/** A Unit moves by its own will. Ledger: BCG-OP-8. */
public record Moved(String unit, List<Integer> path) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.put(state.unit(unit), path.get(path.size() - 1));
        state.remove(Mark.Kind.FASTER, unit);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " moves to " + state.field().zones().text(path.get(path.size() - 1)));
    }
}
