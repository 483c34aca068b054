package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A Companion has Actions of its own in its owner's turn. Ledger: CAP-AMB-34. */
public record CompanionReady(String unit, int actions) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant companion = state.combatant(unit);
        TurnBegan.startAnew(companion);
        companion.waiting = actions;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " shares the turn: " + CapitalEvent.actions(actions));
    }
}
