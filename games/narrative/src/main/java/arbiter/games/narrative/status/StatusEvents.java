package arbiter.games.narrative.status;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** How statuses come and go. */
public final class StatusEvents {

    private StatusEvents() {}

    public record StatusSuffered(String unit, Status status, int turns) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.statuses().with(status, turns));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state,
                    unit,
                    " is " + status.word() + " until its " + (turns == 1 ? "next turn" : "next " + turns + " turns")
                            + (turns == 1 ? " is over" : " are over"));
        }
    }

    public record StatusEnded(String unit, Status status) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.statuses().without(status));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " is no longer " + status.word());
        }
    }

    /** A turn of whoever is under something has ended. */
    public record StatusesWaned(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.statuses().waned());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " gets over some of it");
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }
}
