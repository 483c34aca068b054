package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Weight;

/** What happens to hull trauma and system strain. Ledger: NAR-VEH-11. */
public final class TrackEvents {

    private TrackEvents() {}

    public record HullTraumaSuffered(String vehicle, int amount) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.tracks().hit(amount));
        }

        @Override
        public Line line(NarrativeState state) {
            Participant one = state.unit(vehicle);
            String level = one.tracks().hullTrauma() + " of " + one.model().hull();
            return tell(state, vehicle, " suffers " + amount + " hull trauma, " + level);
        }

        @Override
        public void measure(Measures measures) {
            measures.number("hull trauma", vehicle, amount);
        }
    }

    /** More hull trauma than its threshold. */
    public record VehicleDisabled(String vehicle) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.tracks().withDisabled());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, " is disabled");
        }
    }

    public record SystemStrainSuffered(String vehicle, int amount) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.tracks().strained(amount));
        }

        @Override
        public Line line(NarrativeState state) {
            Participant one = state.unit(vehicle);
            String level = one.tracks().systemStrain() + " of " + one.model().system();
            return tell(
                    state,
                    vehicle,
                    " suffers " + amount + " system strain, " + level
                            + (VehicleRatings.isShutDown(one) ? ", and is shut down" : ""));
        }
    }

    public record HullRepaired(String vehicle, int amount) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.tracks().repaired(amount, one.model().hull()));
        }

        @Override
        public Line line(NarrativeState state) {
            Participant one = state.unit(vehicle);
            return tell(
                    state,
                    vehicle,
                    " is rid of " + amount + " hull trauma, " + one.tracks().hullTrauma() + " left");
        }
    }

    public record SystemStrainRepaired(String vehicle, int amount) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.tracks().relieved(amount));
        }

        @Override
        public Line line(NarrativeState state) {
            Participant one = state.unit(vehicle);
            return tell(
                    state,
                    vehicle,
                    " is rid of " + amount + " system strain, " + one.tracks().systemStrain() + " left");
        }
    }

    /** The one attempt at the hull in this encounter is made, whatever comes of it. Ledger: NAR-VACT-4, NAR-CREW-2. */
    public record HullRepairTried(String vehicle) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(new UsedUp(true, one.usedUp().smoke()));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, " has had its repair of the hull in this encounter");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** The smoke of this encounter is used. Ledger: table 3.21. */
    public record SmokeLaid(String vehicle) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(new UsedUp(one.usedUp().hullRepair(), true));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, " has used its smoke");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** It counts no more; whoever is still aboard is not told of here. */
    public record VehicleDestroyed(String vehicle, String how) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.tracks().lost());
            one.set(one.motion().withSpeed(0));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, " " + how + " and is destroyed");
        }
    }
}
