package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Summary;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;

/**
 * All has been said about a Might Test: what the odds count of it, once for each target. Hitting somebody who was not
 * meant is no hit. Ledger: 5.3 steps 10 and 11, BCG-DUEL-5.
 */
public record TestSettled(String unit, String target, boolean meant, boolean hit, int margin) implements Summary {

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(hit ? " hits " : " misses ")
                .unit(target, state.unit(target).name())
                .line();
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("hit", hit && meant);
        measures.number("margin", margin);
    }
}
