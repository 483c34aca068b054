package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** What begins to last on a vehicle, and how it ends. */
public final class EffectEvents {

    private EffectEvents() {}

    public record CrewEffectBegan(String vehicle, CrewEffect effect) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.crewEffects().with(effect));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, EffectWords.of(state, effect));
        }
    }

    public record CrewEffectEnded(String vehicle, CrewEffect effect) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.crewEffects().without(effect));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, " is no longer under " + effect.kind().words());
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** One stands in for another, with less of it left. */
    public record CrewEffectUsed(String vehicle, CrewEffect before, CrewEffect after) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.crewEffects().without(before).with(after));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle, " has some of its " + after.kind().words() + " left");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }
}
