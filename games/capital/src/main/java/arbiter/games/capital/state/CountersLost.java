package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Attack Counters are gone, since there is no turn for them to last. Ledger: CAP-CTR-1, CAP-AMB-145. */
public record CountersLost(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).attackCounters = 0;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " has no Attack Counters any more");
    }
}
