package arbiter.games.wasteland.test;

import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;

/** A test of difficulty 0 was passed without a roll. Ledger: WAS-TEST-8. */
public record TestPassed(String unit, String what) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {}

    @Override
    public Line line(WastelandState state) {
        return tell(state, unit, " passes " + what + " without a roll");
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("success", true);
    }
}
