package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** The Turn of a pilot who has ejected is over and the empty machine takes its Action in it. Ledger: BCG-AMB-51. */
public record LeftToItself(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Course.machineActs(state, unit);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " is left to itself");
    }
}
