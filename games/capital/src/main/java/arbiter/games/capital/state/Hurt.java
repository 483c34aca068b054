package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit has hurt another one, which counts if that goes down. Ledger: CAP-KEY-TAKEDOWN. */
public record Hurt(String unit, String by) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Marks marks = state.combatant(unit).marks;
        marks.hurtBy = Marks.with(marks.hurtBy, by);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, by)
                .words(" has hurt ")
                .unit(unit, state.combatant(unit).name())
                .line();
    }
}
