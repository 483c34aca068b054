package arbiter.games.capital.attack;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** Attack Counters are gone, since there is no turn for them to last. Ledger: CAP-CTR-1, CAP-AMB-145. */
public record CountersLost(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        AttackCounters.clear(state.unit(unit));
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " has no Attack Counters any more");
    }
}
