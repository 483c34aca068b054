package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Mines;
import arbiter.kernel.Audience;
import arbiter.kernel.Line;

/** The gamemaster takes all mines out of a zone. Ledger: WAS-QUAL-8. */
public record MinesCleared(int zone) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        Mines.clear(state, zone);
    }

    @Override
    public Audience audience(WastelandState state) {
        return Audience.GAMEMASTER;
    }

    @Override
    public Line line(WastelandState state) {
        return Line.of("No mine lies in " + state.battlefield().name(zone) + " any more");
    }
}
