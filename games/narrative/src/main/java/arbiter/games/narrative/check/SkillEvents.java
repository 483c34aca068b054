package arbiter.games.narrative.check;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;
import java.util.Optional;

/** What is told of skills besides their checks. */
public final class SkillEvents {

    private SkillEvents() {}

    /** It takes several actions, and so many are still to come. */
    public record LongTaskBegun(String unit, String skill, int difficulty, int left) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.unit(unit).set(left == 0 ? LongTask.NONE : new LongTask(Optional.of(skill), difficulty, left));
        }

        @Override
        public Line line(NarrativeState state) {
            String name = state.tables().skill(skill).name();
            return tell(
                    state,
                    unit,
                    left == 0
                            ? " brings what needs " + name + " to its end"
                            : " is at work with " + name + ", " + left + (left == 1 ? " action" : " actions")
                                    + " more to go");
        }
    }

    /** The gamemaster says that it cannot be done now. */
    public record TaskRefused(String unit, String skill) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {}

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " cannot use " + skill + " now");
        }
    }

    /** Who was best where all rolled for the same task. */
    public record CompetitionDecided(Optional<String> unit, String skill) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {}

        @Override
        public Line line(NarrativeState state) {
            return unit.isPresent()
                    ? tell(state, unit.get(), " is best at " + skill)
                    : Line.of("Nobody is best at " + skill);
        }
    }
}
