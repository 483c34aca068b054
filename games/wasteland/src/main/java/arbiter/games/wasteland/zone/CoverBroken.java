package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A piece of cover loses dice for good, for everybody behind it. Ledger: WAS-COVER-6, WAS-EFF-2. */
public record CoverBroken(int piece, int dice) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        state.set(state.coverLeft().losing(piece, dice));
    }

    @Override
    public Line line(WastelandState state) {
        int left = state.coverLeft().dice().get(piece);
        String name = state.battlefield().cover().get(piece).name();
        return Line.of("The " + name + (left == 0 ? " gives no cover any more" : " has " + left + " CD of cover left"));
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }
}
