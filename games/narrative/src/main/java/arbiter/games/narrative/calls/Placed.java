package arbiter.games.narrative.calls;

import arbiter.games.narrative.range.RangeBands;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;
import arbiter.space.band.Band;
import java.util.Locale;

/** The gamemaster puts somebody at a band from another, and its other bands follow. Ledger: NAR-MOVE-5. */
public record Placed(String unit, String reference, Band band) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        RangeBands.move(state, state.unit(unit), state.unit(reference), band);
    }

    @Override
    public Line line(NarrativeState state) {
        String word = band.name().toLowerCase(Locale.ROOT);
        return tell(state, unit)
                .words(band == Band.ENGAGED ? " is put engaged with " : " is put at " + word + " range of ")
                .unit(reference, state.unit(reference).name())
                .line();
    }
}
