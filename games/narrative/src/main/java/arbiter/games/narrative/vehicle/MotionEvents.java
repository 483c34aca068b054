package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** How a vehicle's speed and its course change. */
public final class MotionEvents {

    private MotionEvents() {}

    public record SpeedChanged(String vehicle, int from, int to) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.motion().withSpeed(to));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, (to > from ? " accelerates to speed " : " slows down to speed ") + to);
        }
    }

    /** The forced movement of this round is made. Ledger: NAR-VEH-8. */
    public record CourseSteered(String vehicle, int bands) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.motion().withSteered(true));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, " has moved on by " + bands + " bands");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** In a new round every vehicle has to move again. */
    public record SteeringDue(String vehicle) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.motion().withSteered(false));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, " has to be steered");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** The gamemaster says how hazardous the way is. Ledger: NAR-NAV-1. */
    public record HazardSet(String vehicle, int setback) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.motion().withHazard(setback));
        }

        @Override
        public Line line(NarrativeState state) {
            String ground = switch (setback) {
                case 0 -> "easy";
                case 1 -> "a little tricky";
                case 2 -> "dangerous";
                default -> "very risky";
            };
            return tell(state, vehicle, " has ground before it that is " + ground);
        }
    }
}
