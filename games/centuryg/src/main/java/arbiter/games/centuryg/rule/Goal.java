package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Footprint;
import arbiter.space.zone.Zones;
import java.util.List;

/** What a shot is to reach: a Zone, or a Unit in one, above the cover of others or larger than a Zone. */
record Goal(int zone, boolean aloft, List<Integer> body) {

    static Goal of(int zone) {
        return new Goal(zone, false, List.of());
    }

    static Goal of(CenturyState state, Fighter target) {
        return new Goal(target.zone(), Footing.isAboveCover(state, target), body(state, target, target.zone()));
    }

    /** The Unit named, or else the Zone. */
    static Goal of(CenturyState state, Strike strike) {
        return strike.named == null ? of(strike.zone) : of(state, strike.named);
    }

    /** Whether it can be struck from a Zone: near and far enough, by nearest Zones, with nothing in between. Ledger: BCG-AMB-123. */
    boolean isOpen(CenturyState state, Fighter unit, Walls walls, int from, int least, int most) {
        List<Integer> own = body(state, unit, from);
        if (own.isEmpty() && body.isEmpty()) {
            int distance = state.field().zones().distance(from, zone);
            return distance <= most && distance >= least && Cover.clear(state, walls, from, zone);
        }
        int nearest = Integer.MAX_VALUE;
        boolean clear = false;
        for (int one : own.isEmpty() ? List.of(from) : own) {
            for (int other : body.isEmpty() ? List.of(zone) : body) {
                int distance = state.field().zones().distance(one, other);
                if (distance <= nearest) {
                    clear = Cover.clear(state, walls, one, other) || clear && distance == nearest;
                    nearest = distance;
                }
            }
        }
        return clear && nearest <= most && nearest >= least;
    }

    /** How far a Unit that stands there would be from it, by nearest Zones. Ledger: BCG-AMB-123. */
    int distance(CenturyState state, Fighter unit, int from) {
        Zones zones = state.field().zones();
        List<Integer> own = body(state, unit, from);
        if (own.isEmpty() && body.isEmpty()) {
            return zones.distance(from, zone);
        }
        int nearest = Integer.MAX_VALUE;
        for (int one : own.isEmpty() ? List.of(from) : own) {
            for (int other : body.isEmpty() ? List.of(zone) : body) {
                nearest = Math.min(nearest, zones.distance(one, other));
            }
        }
        return nearest;
    }

    private static List<Integer> body(CenturyState state, Fighter unit, int at) {
        return unit.owns(UpgradeId.COLOSSUS) ? Footprint.zones(state.field(), at, Footprint.shape(unit)) : List.of();
    }
}
