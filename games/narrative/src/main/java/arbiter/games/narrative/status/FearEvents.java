package arbiter.games.narrative.status;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** How fear comes and goes. */
public final class FearEvents {

    private FearEvents() {}

    public record FearFelt(String unit, Afraid now) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.unit(unit).set(now);
        }

        @Override
        public Line line(NarrativeState state) {
            List<String> parts = new ArrayList<>();
            if (now.shaken()) {
                parts.add("1 setback die");
            }
            if (now.harder() > 0) {
                parts.add(now.harder() + (now.harder() == 1 ? " difficulty die" : " difficulty dice"));
            }
            String hampered = parts.isEmpty()
                    ? " is not hampered by fear"
                    : " has " + String.join(" and ", parts) + " for fear on all checks until the encounter ends";
            return tell(state, unit, hampered + (now.immune() ? ", and nothing here frightens it any more" : ""));
        }
    }
}
