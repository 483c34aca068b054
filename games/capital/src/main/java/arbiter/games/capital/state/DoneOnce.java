package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit that can do nothing twice has done this. Ledger: CAP-AMB-148. */
public record DoneOnce(String unit, String what) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Marks marks = state.combatant(unit).marks;
        marks.done = Marks.with(marks.done, what);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " cannot do that again for now: " + what);
    }
}
