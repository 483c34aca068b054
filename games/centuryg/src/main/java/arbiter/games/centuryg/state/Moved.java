package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import java.util.List;

/** A Unit moves by its own will. Ledger: BCG-OP-8. */
public record Moved(String unit, List<Integer> path) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.put(state.fighter(unit), path.get(path.size() - 1));
        state.remove(Mark.Kind.FASTER, unit);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(
                state, unit, " moves to " + state.field().zones().text(path.get(path.size() - 1)));
    }
}
