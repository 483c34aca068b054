package arbiter.games.centuryg.person;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** Somebody who was defeated goes on in another body. Ledger: homunculus-vessel. */
public record VesselTaken(String unit, String vessel) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter body = state.unit(vessel);
        body.set(body.body().hosting(unit));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" goes on in the body of ")
                .unit(vessel, state.unit(vessel).name())
                .line();
    }
}
