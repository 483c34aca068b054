package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** The gamemaster hides a unit from everybody but its player, or shows it. Ledger: CAP-GEN-1. */
public record Concealed(String unit, boolean hidden) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        List<String> units = new ArrayList<>(state.surroundings.hidden);
        units.remove(unit);
        if (hidden) {
            units.add(unit);
        }
        state.surroundings.hidden = List.copyOf(units);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, hidden ? " is hidden" : " comes into sight");
    }
}
