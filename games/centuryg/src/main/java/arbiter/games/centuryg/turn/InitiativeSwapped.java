package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** Two allies exchange their places in the order. Ledger: BCG-OP-3. */
public record InitiativeSwapped(String unit, String other) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter one = state.unit(unit);
        Fighter two = state.unit(other);
        TurnPlace first = one.turnPlace();
        TurnPlace second = two.turnPlace();
        one.set(second.withActed(first.acted()));
        two.set(first.withActed(second.acted()));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" and ")
                .unit(other, state.unit(other).name())
                .words(" swap Initiative")
                .line();
    }
}
