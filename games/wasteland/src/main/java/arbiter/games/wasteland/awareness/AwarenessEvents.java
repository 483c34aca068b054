package arbiter.games.wasteland.awareness;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Weight;

/** How people lose sight of each other. Ledger: WAS-SNEAK-5. */
public final class AwarenessEvents {

    private AwarenessEvents() {}

    /** Somebody does not know any more where another is. */
    public record LostSight(String unit, String other) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Unawareness.put(state.unit(unit), state.unit(other), true);
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit)
                    .words(" is unaware of ")
                    .unit(other, state.unit(other).name())
                    .line();
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }

        @Override
        public void measure(Measures measures) {
            measures.number("unaware enemies", 1);
        }
    }

    /** Whoever came sneaking has been seen by some and not by others. */
    public record SneakingEnded(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(new Unawareness(one.unaware().of(), false));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " comes sneaking");
        }
    }
}
