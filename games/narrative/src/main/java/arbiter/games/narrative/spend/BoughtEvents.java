package arbiter.games.narrative.spend;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** How effects that were bought come and go. */
public final class BoughtEvents {

    private BoughtEvents() {}

    public record DefenceNegated(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            BoughtEffects now = one.bought();
            one.set(new BoughtEffects(true, now.melee(), now.ranged(), now.ignoresEnvironment()));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " has no defence until the round is over");
        }
    }

    public record DefenceRestored(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            BoughtEffects now = one.bought();
            one.set(new BoughtEffects(false, now.melee(), now.ranged(), now.ignoresEnvironment()));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " has its defence back");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    public record DefenceGained(String unit, boolean melee, int turns) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            BoughtEffects now = one.bought();
            one.set(new BoughtEffects(
                    now.defenceNegated(),
                    melee ? turns : now.melee(),
                    melee ? now.ranged() : turns,
                    now.ignoresEnvironment()));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state,
                    unit,
                    " has 1 more " + (melee ? "melee" : "ranged") + " defence until its next turn is over");
        }
    }

    public record EnvironmentIgnored(String unit, int turns) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            BoughtEffects now = one.bought();
            one.set(new BoughtEffects(now.defenceNegated(), now.melee(), now.ranged(), turns));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " is not hampered by the environment until its next turn is over");
        }
    }

    /** A turn of whoever has something that lasts for turns has ended. */
    public record BoughtEffectsWaned(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.bought().waned());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " has less of what was bought");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }
}
