package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Movement;
import arbiter.games.centuryg.rule.Spot;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Footprint;
import arbiter.kernel.Play;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;

/** Moving on foot: one Zone with any Action, two with Run. Ledger: BCG-MATCH-8, BCG-MATCH-9, BCG-AMB-27, BCG-AMB-52. */
final class Steps {

    private Steps() {}

    /** The Zones at most a step away from which the target is in reach, never farther from it. */
    static List<Integer> within(CenturyState state, Fighter unit, Fighter target, int reach) {
        if (state.distance(unit, target) > reach + 1) {
            return List.of();
        }
        Reach steps = Movement.approach(state, unit, 1, target);
        List<Integer> zones = new ArrayList<>(1);
        for (int zone : steps.places()) {
            if (Footprint.distance(state.field(), zone, target) <= reach) {
                zones.add(zone);
            }
        }
        return zones;
    }

    static void approach(Play<CenturyState> play, Fighter unit, Fighter target, int reach) {
        Reach steps = Movement.approach(play.state(), unit, 1, target);
        go(play, unit, steps, within(play.state(), unit, target, reach), "attack.place");
    }

    /** Any way, at most so many Zones. */
    static void freely(Play<CenturyState> play, Fighter unit, int zones, String label) {
        Reach steps = Movement.reach(play.state(), unit, zones);
        List<Integer> places = new ArrayList<>();
        for (int zone : steps.places()) {
            places.add(zone);
        }
        go(play, unit, steps, places, label);
    }

    /** To one of those Zones, each at most a step away. */
    static void to(Play<CenturyState> play, Fighter unit, List<Integer> zones, String label) {
        go(play, unit, Movement.reach(play.state(), unit, 1), zones, label);
    }

    private static void go(Play<CenturyState> play, Fighter unit, Reach steps, List<Integer> zones, String label) {
        int zone = Spot.choose(
                play, unit.decider(), label, zones, unit.zone(), () -> "Where does " + unit.name() + " go?");
        Movement.walk(play, unit, steps.path(zone));
    }
}
