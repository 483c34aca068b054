package arbiter.games.centuryg.match;

import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;

/** Moving on foot: one Zone with any Action, two with Run. Ledger: BCG-MATCH-8, BCG-MATCH-9, BCG-AMB-27, BCG-AMB-52. */
public final class FootMovement {

    private FootMovement() {}

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
    public static void freely(Play<CenturyState> play, Fighter unit, int zones, String label) {
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
        int zone = ZoneOption.choose(
                play, unit.decider(), label, zones, unit.zone(), () -> "Where does " + unit.name() + " go?");
        Movement.walk(play, unit, steps.path(zone));
    }
}
