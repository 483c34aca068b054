package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.move.DirectRoute;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.space.Reach;
import arbiter.space.zone.Zones;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** A Utility Action for somebody within reach: whom, then from where. Ledger: BCG-UTIL-1, 5.7. */
public final class UtilityAction {

    private UtilityAction() {}

    /** Whether that one is within reach, from here or after the Action's movement. */
    public static boolean possible(CenturyState state, Fighter unit, Fighter target, int range, int budget) {
        int distance = state.distance(unit, target);
        if (distance <= range || distance > range + budget) {
            return distance <= range;
        }
        return isStraightAhead(state, unit, target.zone(), range, budget)
                || !zones(Movement.reach(state, unit, budget), near(state, target, range))
                        .isEmpty();
    }

    private static boolean isStraightAhead(CenturyState state, Fighter unit, int zone, int range, int budget) {
        Zones zones = state.field().zones();
        return !Footprint.isLarge(unit)
                && new DirectRoute(state, unit).finds(budget, zone, at -> zones.distance(at, zone) <= range);
    }

    public static Fighter whom(Play<CenturyState> play, Fighter unit, String label, List<Fighter> candidates) {
        return UnitOption.choose(play, unit.decider(), label, candidates, () -> "Whom is it for?");
    }

    /** Moves so that the Zone is within reach; whether the Unit still stands. */
    public static boolean go(Play<CenturyState> play, Fighter unit, String label, int zone, int range, int budget) {
        Zones zones = play.state().field().zones();
        return go(play, unit, label, at -> zones.distance(at, zone) <= range, budget);
    }

    /** The same for a Unit, from wherever its nearest Zone is within reach; oneself is so everywhere. */
    public static boolean go(
            Play<CenturyState> play, Fighter unit, String label, Fighter target, int range, int budget) {
        return go(play, unit, label, target == unit ? at -> true : near(play.state(), target, range), budget);
    }

    private static IntPredicate near(CenturyState state, Fighter target, int range) {
        return at -> Footprint.distance(state.field(), at, target) <= range;
    }

    private static boolean go(Play<CenturyState> play, Fighter unit, String label, IntPredicate near, int budget) {
        CenturyState state = play.state();
        if (budget == 0) {
            return true;
        }
        Reach reach = Movement.reach(state, unit, budget);
        List<Integer> zones = zones(reach, near);
        if (zones.isEmpty()) {
            return true;
        }
        int zone = ZoneOption.choose(
                play, unit.decider(), label, zones, unit.zone(), () -> "Where does " + unit.name() + " go?");
        Movement.walk(play, unit, reach.path(zone));
        return unit.isFighting();
    }

    private static List<Integer> zones(Reach reach, IntPredicate near) {
        List<Integer> zones = new ArrayList<>();
        for (int at : reach.places()) {
            if (near.test(at)) {
                zones.add(at);
            }
        }
        return zones;
    }
}
