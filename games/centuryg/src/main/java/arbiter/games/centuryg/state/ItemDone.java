package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** An item of the Beginning Phase is done with. Ledger: BCG-OP-11. */
public record ItemDone(String unit, String item) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        List<String> all = new ArrayList<>(state.done);
        all.add(item);
        state.done = List.copyOf(all);
    }

    @Override
    public boolean isLogged() {
        return false;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, ": " + item);
    }
}
