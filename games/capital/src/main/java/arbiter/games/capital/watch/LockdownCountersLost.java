package arbiter.games.capital.watch;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A Rest takes the Lockdown counters away. Ledger: CAP-REST-5. */
public record LockdownCountersLost(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.watch().withLockdown(0));
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " has no Lockdown counters any more");
    }
}
