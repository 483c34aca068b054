package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A Companion has Actions of its own in its owner's turn. Ledger: CAP-AMB-34. */
public record CompanionReady(String unit, int actions) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant companion = state.unit(unit);
        companion.set(companion.turnRecord().startedAnew().withWaiting(actions));
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " shares the turn: " + CapitalEvent.actions(actions));
    }
}
