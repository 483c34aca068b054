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

    /** An injury is treated: gone, or closed for the time being where the table says so. Ledger: WAS-INJ-7. */
    public record InjuryTreated(String unit, int place, int location) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            Injuries now = one.injuries();
            Injury old = now.list().get(place);
            one.set(
                    state.rules().treatedInjuriesReopen()
                            ? now.with(place, new Injury(old.location(), old.debilitating(), true))
                            : now.without(place));
        }

        @Override
        public Line line(WastelandState state) {
            Fighter one = state.unit(unit);
            return tell(
                    state,
                    unit,
                    "'s injury of the "
                            + one.profile().plan().location(location).words() + " is treated");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }

    /** An injury is gone for good. Ledger: WAS-AID-10. */
    public record InjuryRecovered(String unit, int place, int location) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.injuries().without(place));
        }

        @Override
        public Line line(WastelandState state) {
            Fighter one = state.unit(unit);
            return tell(
                    state,
                    unit,
                    "'s injury of the "
                            + one.profile().plan().location(location).words() + " has healed");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }

    /** A treated injury opens again. Ledger: WAS-INJ-7, AMB-66. */
    public record InjuryReopened(String unit, int place, int location) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            Injury old = one.injuries().list().get(place);
            one.set(one.injuries().with(place, new Injury(old.location(), old.debilitating(), false)));
        }

        @Override
        public Line line(WastelandState state) {
            Fighter one = state.unit(unit);
            return tell(
                    state,
                    unit,
                    "'s injury of the "
                            + one.profile().plan().location(location).words() + " opens again");
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }
    }
}
