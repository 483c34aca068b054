package arbiter.games.wasteland.action;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** How somebody's guard goes up and down. Ledger: WAS-MAJ-4, comp-open-guard. */
public final class GuardEvents {

    private GuardEvents() {}

    /** Somebody is harder to hit until the start of the own next turn. */
    public record DefendSucceeded(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(new Guard(one.guard().defending() + 1, one.guard().lowered()));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " defends: Defense " + state.unit(unit).defense());
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }

    /** Somebody's guard is down. */
    public record GuardOpened(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(new Guard(one.guard().defending(), one.guard().lowered() + 1));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(
                    state,
                    unit,
                    " is open to blows: Defense " + state.unit(unit).defense());
        }
    }
}
