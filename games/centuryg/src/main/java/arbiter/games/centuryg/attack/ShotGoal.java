package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.move.Footing;
import arbiter.games.centuryg.move.ZoneWalls;
import arbiter.games.centuryg.terrain.Cover;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.space.zone.Zones;
import java.util.List;

/** What a shot is to reach: a Zone, or a Unit in one, above the cover of others or larger than a Zone. */
public record ShotGoal(int zone, boolean aloft, List<Integer> body) {

    public static ShotGoal of(int zone) {
        return new ShotGoal(zone, false, List.of());
    }

    public static ShotGoal of(CenturyState state, Fighter target) {
        return new ShotGoal(target.zone(), Footing.isAboveCover(state, target), body(state, target, target.zone()));
    }

    /** The Unit named, or else the Zone. */
    public static ShotGoal of(CenturyState state, AttackInProgress strike) {
        return strike.target()
                .named()
                .map(unit -> of(state, unit))
                .orElseGet(() -> of(strike.target().zone()));
    }

    /** Whether it can be struck from a Zone: near and far enough, by nearest Zones, with nothing in between. Ledger: BCG-AMB-123. */
    boolean isOpen(CenturyState state, Fighter unit, ZoneWalls walls, int from, int least, int most) {
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
    public int distance(CenturyState state, Fighter unit, int from) {
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
        return Footprint.isLarge(unit) ? Footprint.zones(state.field(), at, Footprint.shape(unit)) : List.of();
    }
}
