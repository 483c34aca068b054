package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit has made out another one, and all of its kind. Ledger: know-your-enemy. */
public record Investigated(String unit, String target) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Marks marks = state.combatant(unit).marks;
        Combatant studied = state.combatant(target);
        marks.investigated = Marks.with(marks.investigated, target);
        marks.investigated = Marks.with(marks.investigated, studied.profile().name());
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit)
                .words(" knows all about ")
                .unit(target, state.combatant(target).name())
                .line();
    }
}
