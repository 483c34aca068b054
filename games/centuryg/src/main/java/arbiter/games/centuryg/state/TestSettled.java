package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import arbiter.kernel.Measures;

/** All has been said about a Might Test: what the odds count of it, once for each target. Ledger: 5.3 steps 10 and 11. */
public record TestSettled(String unit, String target, boolean hit, int margin) implements Summary {

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit)
                .words(hit ? " hits " : " misses ")
                .unit(target, state.fighter(target).name())
                .line();
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("hit", hit);
        measures.number("margin", margin);
    }
}
