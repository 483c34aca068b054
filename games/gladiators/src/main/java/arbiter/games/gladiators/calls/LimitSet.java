package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.power.PowerFault;
import arbiter.games.gladiators.power.WearEvents.MarkSet;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** The gamemaster says whether what limits a power is here. Ledger: GG-MD-34. */
public record LimitSet(String unit, int power, boolean limited) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        new MarkSet(unit, power, PowerFault.LIMITED, limited).apply(state);
    }

    @Override
    public Line line(GladiatorsState state) {
        String title = state.unit(unit).powers().get(power).title();
        return tell(state, unit, "'s " + title + (limited ? " does not work here" : " works here"));
    }
}
