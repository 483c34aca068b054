package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** An item of the Beginning Phase is used, and its Energy paid. Ledger: BCG-OP-11. */
public record ItemUsed(String unit, String item, int energy, String what) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        List<String> all = new ArrayList<>(state.done);
        all.add(item);
        state.done = List.copyOf(all);
        state.fighter(unit).energy.spend(energy);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, energy > 0 ? " spends " + energy + " Energy: " + what : ": " + what);
    }
}
