package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A Lancer takes further turns at once, before anybody else. Ledger: surge-1, CAP-AMB-118. */
public record Surged(String unit, int turns) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        List<String> extra = new ArrayList<>(Collections.nCopies(turns, unit));
        extra.addAll(state.extraTurns);
        state.extraTurns = List.copyOf(extra);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " surges: " + turns + " further turns");
    }
}
