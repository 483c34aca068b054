package arbiter.games.capital.check;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** Something about a unit counts in its roll, with the gamemaster's consent. Ledger: CAP-AMB-56. */
public record Claimed(String unit, String what, boolean helps) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, (helps ? ": this helps, " : ": this hinders, ") + what);
    }
}
