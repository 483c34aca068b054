package arbiter.games.narrative.power;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.OptionalInt;

/** What can come of threat and despair on power checks, and of trying in vain to bring somebody back. */
public final class BacklashEvents {

    private BacklashEvents() {}

    /** Ledger: NAR-PSY-13. */
    public record DisturbanceSpread(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.psychic().withDisturbance(OptionalInt.of(state.round() + 1)));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " disturbs the powers of its side");
        }
    }

    public record DisturbanceOver(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.psychic().withDisturbance(OptionalInt.empty()));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " disturbs powers no longer");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** Ledger: NAR-PSY-13. */
    public record PsykerExposed(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.psychic().withExposed());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " is open to the powers of enemy psykers");
        }
    }

    /** Ledger: NAR-PSY-13. */
    public record PowersBarred(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.psychic().withBarred());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " can manifest no more powers in this encounter");
        }
    }

    /** Ledger: NAR-PSY-13. */
    public record PowerDelayed(DelayedPowers.Delayed power) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.set(state.delayedPowers().with(power));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state,
                    power.psyker(),
                    "'s " + power.choice().power().name() + " takes effect when the next round starts");
        }
    }

    public record DelayedPowersCame() implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.set(DelayedPowers.NONE);
        }

        @Override
        public Line line(NarrativeState state) {
            return Line.of("Powers that were late take effect");
        }
    }

    /** Ledger: NAR-FX-HEA-6. */
    public record RevivalFailed(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.psychic().withoutHope());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " cannot be brought back any more");
        }
    }
}
