package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.environment.Surroundings;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;

/** The gamemaster says how light, fog, rain and radiation are in a zone. Ledger: section 2.14. */
public record ZoneSet(int zone, int darkness, boolean fog, int rain, boolean radiation) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        Surroundings.put(state, zone, darkness, fog, rain, radiation);
    }

    @Override
    public Line line(WastelandState state) {
        return Line.of(state.battlefield().name(zone) + " is set by hand: darkness " + darkness + (fog ? ", fog" : "")
                + ", rain " + rain + (radiation ? ", radiation" : ""));
    }
}
