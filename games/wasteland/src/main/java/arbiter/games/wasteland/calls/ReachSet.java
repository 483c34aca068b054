package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.kernel.Line;

/** The gamemaster says whether two are within each other's reach. Ledger: WAS-MOVE-1. */
public record ReachSet(String unit, String other, boolean within) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        if (within) {
            Nearness.join(state.unit(unit), state.unit(other));
        } else {
            Nearness.part(state.unit(unit), state.unit(other));
        }
    }

    @Override
    public Line line(WastelandState state) {
        return tell(state, unit)
                .words(within ? " is within reach of " : " is out of reach of ")
                .unit(other, state.unit(other).name())
                .line();
    }
}
