package arbiter.games.narrative.maneuver;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** What maneuvers do, and how it ends. */
public final class ManeuverEvents {

    private ManeuverEvents() {}

    public record AimTaken(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.aiming().aim(state.round()));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, state.unit(unit).aiming().doubled() ? " goes on aiming" : " aims");
        }
    }

    public record ShotCalled(String unit, String part) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.aiming().call(part, state.round()));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " calls a shot at " + part);
        }
    }

    /** Aiming maneuvers after this one do not follow on those before. */
    public record AimInterrupted(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.aiming().interrupted());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " looks up from the sights");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    public record AimEnded(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(Aiming.NONE);
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " aims no longer");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    public record GuardRaised(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(new GuardedStance(true, true, state.round() + 1));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " takes a guarded stance");
        }
    }

    public record GuardLowered(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(GuardedStance.NONE);
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " leaves the guarded stance");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** Ledger: NAR-SP-H2. */
    public record GuardBroken(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(new GuardedStance(true, false, one.guard().untilRound()));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " has no defence from the guarded stance any more");
        }
    }

    /** Ledger: NAR-SP-H2. */
    public record AssistanceLost(String unit, String ally) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.assistance().without(ally));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit)
                    .words(" has no more assistance from ")
                    .unit(ally, state.unit(ally).name())
                    .line();
        }
    }

    /** The ally's next turn is in this round unless it has had one. */
    public record Assisted(String unit, String ally) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant helped = state.unit(ally);
            int last = state.round() + (helped.turn().acted() ? 1 : 0);
            helped.set(helped.assistance().and(unit, last));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit)
                    .words(" assists ")
                    .unit(ally, state.unit(ally).name())
                    .line();
        }
    }

    public record AssistanceOver(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(Assistance.NONE);
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " has no more assistance");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }
}
