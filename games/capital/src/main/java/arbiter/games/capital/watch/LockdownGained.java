package arbiter.games.capital.watch;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A unit has used its Ultimate and may stop so many movements more. Ledger: lockdown-1, CAP-AMB-109. */
public record LockdownGained(String unit, int counters) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.watch().withLockdown(combatant.watch().lockdown() + counters));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(
                state,
                unit,
                " locks the field down: " + state.unit(unit).watch().lockdown() + " Lockdown counters");
    }
}
