package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.CoverLeft;
import arbiter.kernel.Line;

/** The gamemaster says how many dice a piece of cover has. Ledger: WAS-COVER-1, WAS-COVER-4. */
public record CoverSet(int piece, int dice) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        CoverLeft.put(state, piece, dice);
    }

    @Override
    public Line line(WastelandState state) {
        return Line.of("The " + state.battlefield().cover().get(piece).name() + " is set to " + dice + " CD of cover");
    }
}
