package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A Rest takes the Lockdown counters away. Ledger: CAP-REST-5. */
public record LockdownCountersLost(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).momentum.lockdown = 0;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " has no Lockdown counters any more");
    }
}
