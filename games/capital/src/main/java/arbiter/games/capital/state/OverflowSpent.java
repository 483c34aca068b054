package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** All Overflow goes into one blow. */
public record OverflowSpent(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).care().overflow = 0;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " spends all Overflow");
    }
}
