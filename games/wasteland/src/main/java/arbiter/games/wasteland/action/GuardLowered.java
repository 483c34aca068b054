package arbiter.games.wasteland.action;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** Somebody has less Defense up to the start of the own next turn. Ledger: comp-open-guard. */
public record GuardLowered(String unit) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        Fighter one = state.unit(unit);
        one.set(new Guard(one.guard().defending(), one.guard().lowered() + 1));
    }

    @Override
    public Line line(WastelandState state) {
        return tell(
                state, unit, " has an open guard: Defense " + state.unit(unit).defense());
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }
}
