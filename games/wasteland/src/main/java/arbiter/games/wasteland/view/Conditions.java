package arbiter.games.wasteland.view;

import arbiter.games.wasteland.injury.Injury;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a unit is under, in words. */
final class Conditions {

    private Conditions() {}

    static List<View.Condition> of(Fighter one) {
        List<View.Condition> conditions = new ArrayList<>();
        if (one.isProne()) {
            conditions.add(new View.Condition(
                    "prone", "easier to hit up close, harder from afar; moving is a major action", Optional.empty()));
        }
        if (one.lostActions().pending() || one.lostActions().active()) {
            conditions.add(new View.Condition(
                    "no actions", "loses the normal actions of a turn", Optional.of("until the end of that turn")));
        }
        if (one.aiming().aimed()) {
            conditions.add(new View.Condition("aiming", "for the next attack", Optional.of("this turn")));
        }
        for (Injury injury : one.injuries().list()) {
            String where = one.profile().plan().location(injury.location()).words();
            conditions.add(new View.Condition(
                    "injured " + where,
                    injury.treated() ? "treated" : injury.debilitating() ? "hard to treat" : "untreated",
                    Optional.empty()));
        }
        if (!one.persistent().instances().isEmpty()) {
            conditions.add(
                    new View.Condition("persistent damage", "comes again at the end of each turn", Optional.empty()));
        }
        return conditions;
    }
}
