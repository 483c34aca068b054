package arbiter.games.wasteland.test;

import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** Somebody's die of help was thrown. Ledger: WAS-ASST-1. */
public record HelperRolled(String unit, int face, int target, int successes) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {}

    @Override
    public Line line(WastelandState state) {
        String scored = successes == 1 ? " success" : " successes";
        return tell(state, unit, " assists: " + face + " against " + target + ", " + successes + scored);
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }
}
