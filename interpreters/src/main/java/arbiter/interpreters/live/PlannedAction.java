package arbiter.interpreters.live;

import java.util.List;

/** What somebody means to do with one of a unit's next actions, and their answers to what is asked about it. */
public record PlannedAction(String unit, List<String> options, List<FollowUp> then) {

    public PlannedAction {
        options = List.copyOf(options);
        then = List.copyOf(then);
    }

    public static PlannedAction of(String unit, String option) {
        return new PlannedAction(unit, List.of(option), List.of());
    }
}
