package arbiter.games.narrative.power;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;

/** How powers come late. Ledger: NAR-PSY-13. */
public final class DelayEvents {

    private DelayEvents() {}

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
}
