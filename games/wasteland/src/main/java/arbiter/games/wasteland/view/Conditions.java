package arbiter.games.wasteland.view;

import arbiter.games.wasteland.injury.Injury;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a unit is under, in words. */
final class Conditions {

    /** The page draws a bar between these two. */
    private static final String IN_REACH = "in reach";

    private Conditions() {}

    static List<View.Condition> of(WastelandState state, Fighter one) {
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
        one.position()
                .cover()
                .ifPresent(piece -> conditions.add(new View.Condition(
                        "behind " + state.battlefield().cover().get(piece).name(),
                        "its combat dice count against shots and blasts from elsewhere",
                        Optional.empty())));
        if (one.present()) {
            inReach(state, one, conditions);
        }
        return conditions;
    }

    /** Enemies within arm's length make shots harder, and blows possible. Ledger: WAS-MOVE-1, WAS-REACH-1. */
    private static void inReach(WastelandState state, Fighter one, List<View.Condition> conditions) {
        for (Fighter other : state.units()) {
            if (other.present() && Nearness.within(one, other)) {
                conditions.add(new View.Condition(
                        IN_REACH,
                        state.enemies(one, other) ? "an enemy at arm's length" : "somebody at arm's length",
                        Optional.empty(),
                        Optional.of(other.id())));
            }
        }
    }
}
