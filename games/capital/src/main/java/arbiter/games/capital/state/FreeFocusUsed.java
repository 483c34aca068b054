package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** The Focus that is free once until a Full Rest was used. Ledger: focus-2. */
public record FreeFocusUsed(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).marks.freeFocusUsed = true;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " has no free Focus left until a Full Rest");
    }
}
