package arbiter.games.capital.calls;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** Something that the people at the table play out by themselves. Ledger: CAP-AMB-136. */
public record Announced(String unit, String words) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, words);
    }
}
