package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A movement is stopped for a Lockdown counter. Ledger: lockdown-1. */
public record LockdownUsed(String unit, String mover) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).momentum.lockdown--;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit)
                .words(" stops ")
                .unit(mover, state.combatant(mover).name())
                .words(", " + state.combatant(unit).momentum.lockdown + " Lockdown counters left")
                .line();
    }
}
