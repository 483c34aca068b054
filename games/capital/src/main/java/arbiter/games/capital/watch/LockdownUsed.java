package arbiter.games.capital.watch;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A movement is stopped for a Lockdown counter. Ledger: lockdown-1. */
public record LockdownUsed(String unit, String mover) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.watch().withLockdown(combatant.watch().lockdown() - 1));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit)
                .words(" stops ")
                .unit(mover, state.unit(mover).name())
                .words(", " + state.unit(unit).watch().lockdown() + " Lockdown counters left")
                .line();
    }
}
