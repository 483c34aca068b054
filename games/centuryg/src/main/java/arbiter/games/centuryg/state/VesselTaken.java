package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Somebody who was defeated goes on in another body. Ledger: homunculus-vessel. */
public record VesselTaken(String unit, String vessel) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(vessel).body().host = unit;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit)
                .words(" goes on in the body of ")
                .unit(vessel, state.fighter(vessel).name())
                .line();
    }
}
