package arbiter.games.narrative.calls;

import arbiter.games.narrative.unit.Attendance;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;

/** The gamemaster takes somebody out of the encounter; the side loses a slot from the next round on. Ledger: NAR-INIT-7. */
public record UnitWithdrawn(String unit) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Attendance.leave(state.unit(unit));
    }

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit, " leaves the encounter");
    }
}
