package arbiter.games.centuryg.test;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Summary;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;

/** A contest between two people is over: what the odds count of it, however often they rolled. Ledger: BCG-CONT-1. */
public record ContestSettled(String unit, String other, boolean won) implements Summary {

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(won ? " prevails over " : " does not prevail over ")
                .unit(other, state.unit(other).name())
                .line();
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("wins", won);
    }
}
