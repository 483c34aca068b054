package arbiter.games.wasteland.test;

import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A d20 was thrown again, and the new face stands. Ledger: WAS-TEST-10. */
public record DieRerolled(String unit, String why, int before, int after) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {}

    @Override
    public Line line(WastelandState state) {
        return tell(state, unit, " throws a die again (" + why + "): the " + before + " becomes a " + after);
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }
}
