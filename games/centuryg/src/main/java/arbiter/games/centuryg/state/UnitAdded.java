package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Machine;
import arbiter.kernel.Line;

/** The gamemaster brings a Unit in; it acts last in the order. */
public record UnitAdded(String unit, String name, String side, Machine machine, int zone) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighters().add(new Fighter(unit, name, side, machine, zone));
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(
                state, unit, " comes in at " + state.field().zones().text(zone));
    }
}
