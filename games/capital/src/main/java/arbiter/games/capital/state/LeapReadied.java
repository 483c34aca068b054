package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit goes All Out: its next Move Action may be five times as long. Ledger: all-out-1. */
public record LeapReadied(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).momentum.leaping = true;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " may cover five times the distance with the next Move");
    }
}
