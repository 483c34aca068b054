package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** The acting unit uses up one of the Actions of its turn. */
public record ActionTaken(String unit, String what) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Sharing.spend(state, 1);
        state.combatant(unit).actionsTaken++;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, ": " + what + ", " + CapitalEvent.actions(state.actionsLeft) + " left");
    }
}
