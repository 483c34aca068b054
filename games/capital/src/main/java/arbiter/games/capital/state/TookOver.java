package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** The other one of an owner and a Companion goes on with the turn they share. Ledger: CAP-AMB-34. */
public record TookOver(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Sharing.takeOver(state, state.combatant(unit));
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " acts next, " + CapitalEvent.actions(state.actionsLeft) + " left");
    }
}
