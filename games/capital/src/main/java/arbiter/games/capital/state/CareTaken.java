package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit watches its steps: no Overwatch is triggered by them for now. Ledger: move-carefully. */
public record CareTaken(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).momentum.careful = true;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " moves carefully, out of the way of Overwatch, until the next turn");
    }
}
