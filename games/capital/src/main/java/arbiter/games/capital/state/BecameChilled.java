package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit is Chilled, no more than once. Ledger: chilled, CAP-AMB-140. */
public record BecameChilled(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).chilled = true;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is Chilled");
    }
}
