package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit has used its Ultimate and may stop so many movements more. Ledger: lockdown-1, CAP-AMB-109. */
public record LockdownGained(String unit, int counters) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).momentum.lockdown += counters;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(
                state,
                unit,
                " locks the field down: " + state.combatant(unit).momentum.lockdown + " Lockdown counters");
    }
}
