package arbiter.games.narrative.range;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A part of a longer move is paid; the band has not changed yet. What was begun elsewhere is given up. */
public record MoveBegun(String unit, String reference, boolean closer, int paid) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Participant mover = state.unit(unit);
        mover.set(MoveProgress.of(reference, closer, paid));
    }

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit)
                .words(closer ? " is on the way to " : " is on the way from ")
                .unit(reference, state.unit(reference).name())
                .line();
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }
}
