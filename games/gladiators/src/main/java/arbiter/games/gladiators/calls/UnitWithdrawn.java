package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.end.OutRecord;
import arbiter.games.gladiators.power.Leftovers;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** The gamemaster takes somebody out of the fight. */
public record UnitWithdrawn(String unit) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Gladiator gladiator = state.unit(unit);
        OutRecord.remove(gladiator);
        Leftovers.end(state, gladiator, active -> true);
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, unit, " leaves the fight");
    }
}
