package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.unit.Attendance;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;

/** The gamemaster takes somebody out of the fight. */
public record UnitWithdrawn(String unit) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        Attendance.leave(state.unit(unit));
    }

    @Override
    public Line line(WastelandState state) {
        return tell(state, unit, " leaves the fight");
    }
}
