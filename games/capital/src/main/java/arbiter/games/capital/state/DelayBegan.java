package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Damage to a unit is only counted from now on. Ledger: delay-the-inevitable. */
public record DelayBegan(String unit, String healer) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Care care = state.combatant(unit).care();
        care.delayedBy = healer;
        care.delayed = 0;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " feels no damage for now");
    }
}
