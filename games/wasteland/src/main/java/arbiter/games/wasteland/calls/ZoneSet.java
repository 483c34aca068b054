package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.environment.Surroundings;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;

/** The gamemaster says how light, fog, rain and radiation are in a zone. Ledger: section 2.14. */
public record ZoneSet(int zone, int darkness, boolean fog, int rain, boolean radiation) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        Surroundings now = state.surroundings();
        state.set(new Surroundings(
                now.darkness().with(zone, darkness),
                now.fog().with(zone, fog ? 1 : 0),
                now.rain().with(zone, rain),
                now.radiation().with(zone, radiation ? 1 : 0)));
    }

    @Override
    public Line line(WastelandState state) {
        return Line.of(state.battlefield().name(zone) + " is set by hand: darkness " + darkness + (fog ? ", fog" : "")
                + ", rain " + rain + (radiation ? ", radiation" : ""));
    }
}
