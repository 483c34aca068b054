package arbiter.games.wasteland.test;

import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;

/** The gamemaster has made something of a complication. Ledger: WAS-TEST-11. */
public record ComplicationPicked(String unit, String what) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {}

    @Override
    public Line line(WastelandState state) {
        return tell(state, unit, " has a complication: " + what);
    }
}
