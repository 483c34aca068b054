package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit is not willing to act on an order; it is not asked again this turn. Ledger: CAP-AMB-111. */
public record OrderRefused(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).readiness.orderAgainIn = state.turns + 1;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " does not want to");
    }
}
