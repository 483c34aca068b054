package arbiter.games.wasteland.injury;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Weight;

/** How injuries come and go. */
public final class InjuryEvents {

    private InjuryEvents() {}

    /** Somebody is injured at a location. Ledger: WAS-INJ-1. */
    public record Injured(String unit, int location, boolean debilitating) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.injuries().and(new Injury(location, debilitating, false)));
        }

        @Override
        public Line line(WastelandState state) {
            Fighter one = state.unit(unit);
            return tell(
                    state,
                    unit,
                    " has an injury of the "
                            + one.profile().plan().location(location).words()
                            + (debilitating ? " that is hard to treat" : ""));
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }

        @Override
        public void measure(Measures measures) {
            measures.number("injuries", unit, 1);
        }
    }
}
