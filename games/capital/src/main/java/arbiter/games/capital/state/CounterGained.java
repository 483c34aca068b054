package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A finished Attack leaves an Attack Counter. Ledger: CAP-CTR-1. */
public record CounterGained(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).attackCounters++;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " has " + state.combatant(unit).attackCounters + " Attack Counters");
    }
}
