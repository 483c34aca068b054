package arbiter.games.narrative.status;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;

/** How fire comes and goes. */
public final class FireEvents {

    private FireEvents() {}

    public record CaughtFire(String unit, Flame flame) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.burning().with(flame));
        }

        @Override
        public Line line(NarrativeState state) {
            String time = flame.turns() == Flame.WITHOUT_END
                    ? " until it is put out"
                    : flame.turns() == 1 ? " for its next turn" : " for its next " + flame.turns() + " turns";
            return tell(state, unit, " burns" + time);
        }
    }

    public record FireWaned(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.burning().waned());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state, unit, state.unit(unit).burning().flames().isEmpty() ? " burns no longer" : " still burns");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    public record FirePutOut(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.unit(unit).set(Burning.NONE);
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " burns no longer");
        }
    }
}
