package arbiter.games.narrative.range;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.space.band.Band;

/** Somebody is one band closer to somebody or farther from them; their other bands are mended. Ledger: NAR-MOVE-5. */
public record Moved(String unit, String reference, Band from, Band to) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Participant mover = state.unit(unit);
        RangeBands.move(state, mover, state.unit(reference), to);
        mover.set(MoveProgress.NONE);
    }

    @Override
    public Line line(NarrativeState state) {
        String way = to == Band.ENGAGED
                ? " engages "
                : from == Band.ENGAGED
                        ? " disengages from "
                        : to.within(from) ? " comes closer to " : " goes farther from ";
        String now = to == Band.ENGAGED || from == Band.ENGAGED ? "" : ", to " + MoveStep.word(to);
        return tell(state, unit)
                .words(way)
                .unit(reference, state.unit(reference).name())
                .words(now)
                .line();
    }
}
