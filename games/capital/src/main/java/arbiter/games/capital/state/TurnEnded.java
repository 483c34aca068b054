package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit's turn is over: Attack Counters and Taunted vanish, and the next turn comes. Ledger: CAP-AMB-72. */
public record TurnEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.attackCounters = 0;
        combatant.tauntedBy = null;
        combatant.seizeLock = combatant.seizeLock == 2 ? 0 : combatant.seizeLock;
        state.phase = Phase.TURN_START;
        state.actionsLeft = 0;
        state.activity.active = null;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, "'s turn ends");
    }
}
