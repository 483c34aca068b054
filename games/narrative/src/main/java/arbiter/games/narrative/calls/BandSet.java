package arbiter.games.narrative.calls;

import arbiter.games.narrative.range.RangeBands;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;
import arbiter.space.band.Band;
import java.util.Locale;

/** The gamemaster overwrites the band between two. Ledger: NAR-MOVE-5. */
public record BandSet(String unit, String other, Band band) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        RangeBands.decree(state, state.unit(unit), state.unit(other), band);
    }

    @Override
    public Line line(NarrativeState state) {
        String words = band == Band.ENGAGED
                ? " is put into engagement with "
                : " is put at " + band.name().toLowerCase(Locale.ROOT) + " range from ";
        return tell(state, unit)
                .words(words)
                .unit(other, state.unit(other).name())
                .line();
    }
}
