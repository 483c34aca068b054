package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit cannot make out another one until a Full Rest. Ledger: know-your-enemy. */
public record Puzzled(String unit, String target) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Marks marks = state.combatant(unit).marks;
        marks.puzzles = Marks.with(marks.puzzles, target);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit)
                .words(" cannot make out ")
                .unit(target, state.combatant(target).name())
                .line();
    }
}
