package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit is no longer Poisoned. */
public record PoisonEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).poisoned = false;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is no longer poisoned");
    }
}
