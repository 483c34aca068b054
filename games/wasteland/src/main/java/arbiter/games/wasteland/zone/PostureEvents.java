package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** How people come to lie and to stand. */
public final class PostureEvents {

    private PostureEvents() {}

    /** Somebody lies on the ground. Ledger: WAS-PRONE-1. */
    public record FellProne(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.posture().lying(true));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " is prone");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }

    /** Somebody lies down by choice. Ledger: WAS-PRONE-1. */
    public record DroppedProne(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.posture().lying(true));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " drops prone");
        }
    }

    /** Somebody is on their feet again. Ledger: WAS-PRONE-6. */
    public record StoodUp(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.posture().lying(false));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " stands up");
        }
    }

    /** Somebody is not behind cover any more until the next own movement. Ledger: comp-exposed. */
    public record LeftCover(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.posture().exposing(true));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " has come out of cover");
        }
    }
}
