package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Footprint;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.Reach;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** A Utility Action for somebody within reach: whom, then from where. Ledger: BCG-UTIL-1, 5.7. */
final class Errand {

    private Errand() {}

    /** Whether that one is within reach, from here or after the Action's movement. */
    static boolean possible(CenturyState state, Fighter unit, Fighter target, int range, int budget) {
        int distance = state.distance(unit, target);
        return distance <= range
                || distance <= range + budget
                        && !spots(state, unit, near(state, target, range), budget)
                                .isEmpty();
    }

    static Fighter whom(Play<CenturyState> play, Fighter unit, String label, List<Fighter> candidates) {
        if (candidates.size() == 1) {
            return candidates.get(0);
        }
        List<Whom> options = candidates.stream().map(Whom::new).toList();
        return play.choose(Request.one(unit.decider(), label, options).asking(() -> "Whom is it for?"))
                .fighter();
    }

    /** Moves so that the Zone is within reach; whether the Unit still stands. */
    static boolean go(Play<CenturyState> play, Fighter unit, String label, int zone, int range, int budget) {
        Zones zones = play.state().field().zones();
        return go(play, unit, label, at -> zones.distance(at, zone) <= range, budget);
    }

    /** The same for a Unit, from wherever its nearest Zone is within reach; oneself is so everywhere. */
    static boolean go(Play<CenturyState> play, Fighter unit, String label, Fighter target, int range, int budget) {
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
        List<Spot> spots = spots(state, unit, near, budget);
        if (spots.isEmpty()) {
            return true;
        }
        Spot here = spots.stream().filter(Spot::here).findFirst().orElse(spots.get(0));
        Spot spot = spots.size() == 1
                ? here
                : play.choose(Request.one(unit.decider(), label, spots)
                        .asking(() -> "Where does " + unit.name() + " go?")
                        .otherwise(here));
        Movement.walk(play, unit, Movement.reach(state, unit, budget).path(spot.zone()));
        return unit.isFighting();
    }

    private static List<Spot> spots(CenturyState state, Fighter unit, IntPredicate near, int budget) {
        Reach reach = Movement.reach(state, unit, budget);
        List<Spot> spots = new ArrayList<>();
        for (int at : reach.places()) {
            if (near.test(at)) {
                spots.add(Spot.of(state, at, unit.zone()));
            }
        }
        return spots;
    }
}
