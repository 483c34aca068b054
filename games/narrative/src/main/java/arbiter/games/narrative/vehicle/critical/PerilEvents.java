package arbiter.games.narrative.vehicle.critical;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import java.util.OptionalInt;

/** Fires, vehicles that break up, and those that crash or sink. */
public final class PerilEvents {

    private PerilEvents() {}

    public record FireBroke(String vehicle, int rating, int checks) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.perils().withFire(rating, checks));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, " burns with rating " + rating);
        }
    }

    /** So many checks are left until the fire is out. */
    public record FireFought(String vehicle, int checks) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.perils().withFire(one.perils().fireRating(), checks));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, checks == 0 ? " burns no longer" : " burns less; it is not out yet");
        }
    }

    public record BreakUpBegan(String vehicle, int after) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.perils().breakingUp(OptionalInt.of(after)));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, " is breaking up: there is until the end of round " + after + " to get out");
        }
    }

    public record SinkingBegan(String vehicle, int after, int rounds) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.perils().sinking(OptionalInt.of(after)));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state,
                    vehicle,
                    " is going down: it stays up for " + rounds + (rounds == 1 ? " more round" : " more rounds"));
        }
    }

    /** Repaired in time. */
    public record PerilAverted(String vehicle, boolean sinking) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            Perils perils = one.perils();
            one.set(sinking ? perils.sinking(OptionalInt.empty()) : perils.breakingUp(OptionalInt.empty()));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, sinking ? " stays up" : " holds together");
        }
    }
}
