package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** The gamemaster hides a Unit, or shows it. */
public record Hidden(String unit, boolean hidden) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        List<String> all = new ArrayList<>(state.hidden);
        all.remove(unit);
        if (hidden) {
            all.add(unit);
        }
        state.hidden = List.copyOf(all);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, hidden ? " is hidden" : " comes into sight");
    }
}
