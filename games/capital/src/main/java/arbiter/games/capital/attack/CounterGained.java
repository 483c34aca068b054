package arbiter.games.capital.attack;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A finished Attack leaves an Attack Counter. Ledger: CAP-CTR-1. */
public record CounterGained(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(new AttackCounters(combatant.attackCounters() + 1));
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " has " + state.unit(unit).attackCounters() + " Attack Counters");
    }
}
