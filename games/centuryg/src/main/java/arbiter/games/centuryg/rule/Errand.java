package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.Reach;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.List;

/** A Utility Action for somebody within reach: whom, then from where. Ledger: BCG-UTIL-1, 5.7. */
final class Errand {

    private Errand() {}

    /** Whether that one is within reach, from here or after the Action's movement. */
    static boolean possible(CenturyState state, Fighter unit, Fighter target, int range, int budget) {
        int distance = state.distance(unit, target);
        if (distance <= range || distance > range + budget) {
            return distance <= range;
        }
        return isStraightAhead(state, unit, target.zone(), range, budget)
                || isNear(state, unit, target.zone(), range, budget);
    }

    private static boolean isStraightAhead(CenturyState state, Fighter unit, int zone, int range, int budget) {
        Zones zones = state.field().zones();
        return !unit.owns(UpgradeId.COLOSSUS)
                && new Descent(state, unit)
                        .finds(budget, at -> zones.distance(at, zone), at -> zones.distance(at, zone) <= range);
    }

    private static boolean isNear(CenturyState state, Fighter unit, int zone, int range, int budget) {
        for (int at : Movement.reach(state, unit, budget).places()) {
            if (state.field().zones().distance(at, zone) <= range) {
                return true;
            }
        }
        return false;
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
        CenturyState state = play.state();
        if (budget == 0) {
            return true;
        }
        List<Spot> spots = spots(state, unit, zone, range, budget);
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

    private static List<Spot> spots(CenturyState state, Fighter unit, int zone, int range, int budget) {
        Reach reach = Movement.reach(state, unit, budget);
        List<Spot> spots = new ArrayList<>();
        for (int at : reach.places()) {
            if (state.field().zones().distance(at, zone) <= range) {
                spots.add(Spot.of(state, at, unit.zone()));
            }
        }
        return spots;
    }
}
