package arbiter.games.narrative.environment;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;

/** How surroundings change. */
public final class SurroundingsEvents {

    private SurroundingsEvents() {}

    /** The gamemaster says where somebody is. */
    public record SurroundingsChanged(String unit, Surroundings now, String words) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.unit(unit).set(now);
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " " + words);
        }
    }

    /** Ledger: NAR-ENV-2. */
    public record CoverTaken(String unit, int rating) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.surroundings().withCover(rating));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state, unit, rating == 0 ? " leaves cover" : " takes cover, " + rating + " more ranged defence");
        }
    }

    /** Ledger: NAR-ENV-9. */
    public record BreathHeld(String unit, int turns, int lasts) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.surroundings().holdingBreath(turns));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state,
                    unit,
                    turns == 0
                            ? " breathes again"
                            : turns <= lasts ? " holds its breath, " + turns + " of " + lasts : " has no breath left");
        }
    }

    /** Ledger: NAR-ENV-4. */
    public record ObstacleCrossed(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.surroundings().on(Surroundings.Ground.EASY));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " gets across");
        }
    }

    /** Somebody does something with the surroundings that the table tells. Ledger: NAR-MAN-5. */
    public record SurroundingsUsed(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {}

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " does something with what is around");
        }
    }
}
