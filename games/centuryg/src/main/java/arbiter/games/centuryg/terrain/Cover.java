package arbiter.games.centuryg.terrain;

import arbiter.games.centuryg.move.Footing;
import arbiter.games.centuryg.move.ZoneWalls;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** What stands between a shooter and its target. Ledger: BCG-COV-1 to BCG-COV-4, BCG-AMB-61. */
public final class Cover {

    private Cover() {}

    /** Whether a shot from one Zone to another is free of Zones that are in the way. */
    public static boolean clear(CenturyState state, ZoneWalls walls, int from, int to) {
        return from == to
                || state.field().zones().distance(from, to) <= 1
                || state.field().zones().clear(from, to, walls);
    }

    /** The Impassable Zones. */
    public static ZoneWalls walls(CenturyState state) {
        boolean[] walls = new boolean[state.field().zones().size()];
        List<Patch> patches = state.ground().patches();
        for (int i = 0; i < patches.size(); i++) {
            Patch patch = patches.get(i);
            walls[patch.zone()] |= patch.terrain() == Terrain.IMPASSABLE;
        }
        return new ZoneWalls(walls);
    }

    /** The Zones that stop a Unit's shots: also those with Enemies in them, unless it shoots past. */
    public static ZoneWalls walls(CenturyState state, Fighter attacker) {
        ZoneWalls walls = walls(state);
        if (Footing.shootsPast(state, attacker)) {
            return walls;
        }
        for (Fighter other : state.units()) {
            if (shields(state, attacker, other)) {
                fill(state, walls, other);
            }
        }
        return walls;
    }

    /** Whether a Unit is in the way of that attacker's shots. */
    public static boolean shields(CenturyState state, Fighter attacker, Fighter other) {
        return other.isOut() && state.enemies(attacker, other) && !Footing.isAboveCover(state, other);
    }

    public static void fill(CenturyState state, ZoneWalls walls, Fighter unit) {
        walls.add(unit.zone());
        if (Footprint.isLarge(unit)) {
            for (int zone : Footprint.zones(state.field(), unit.zone(), Footprint.shape(unit))) {
                walls.add(zone);
            }
        }
    }
}
