package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A once-per-Focus effect is used. Ledger: offensive-focus, defensive-focus. */
public record FocusTurned(String unit, boolean offensive) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Marks marks = state.combatant(unit).marks;
        if (offensive) {
            marks.offensiveFocusUsed = true;
        } else {
            marks.defensiveFocusUsed = true;
        }
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, offensive ? " uses Offensive Focus" : " uses Defensive Focus");
    }
}
