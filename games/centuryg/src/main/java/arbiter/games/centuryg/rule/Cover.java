package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Footprint;
import arbiter.games.centuryg.state.Patch;
import arbiter.games.centuryg.state.Terrain;
import java.util.List;

/** What stands between a shooter and its target. Ledger: BCG-COV-1 to BCG-COV-4, BCG-AMB-61. */
public final class Cover {

    private Cover() {}

    /** Whether a shot from one Zone to another is free of Zones that are in the way. */
    static boolean clear(CenturyState state, Walls walls, int from, int to) {
        return from == to
                || state.field().zones().distance(from, to) <= 1
                || state.field().zones().clear(from, to, walls);
    }

    /** The Impassable Zones. */
    static Walls walls(CenturyState state) {
        boolean[] walls = new boolean[state.field().zones().size()];
        List<Patch> patches = state.ground().patches();
        for (int i = 0; i < patches.size(); i++) {
            Patch patch = patches.get(i);
            walls[patch.zone()] |= patch.terrain() == Terrain.IMPASSABLE;
        }
        return new Walls(walls);
    }

    /** The Zones that stop a Unit's shots: also those with Enemies in them, unless it shoots past. */
    static Walls walls(CenturyState state, Fighter attacker) {
        Walls walls = walls(state);
        if (Footing.shootsPast(state, attacker)) {
            return walls;
        }
        for (Fighter other : state.fighters()) {
            if (shields(state, attacker, other)) {
                fill(state, walls, other);
            }
        }
        return walls;
    }

    /** Whether a Unit is in the way of that attacker's shots. */
    static boolean shields(CenturyState state, Fighter attacker, Fighter other) {
        return other.isOut() && state.enemies(attacker, other) && !Footing.isAboveCover(state, other);
    }

    static void fill(CenturyState state, Walls walls, Fighter unit) {
        walls.add(unit.zone());
        if (unit.owns(UpgradeId.COLOSSUS)) {
            for (int zone : Footprint.zones(state.field(), unit.zone(), Footprint.shape(unit))) {
                walls.add(zone);
            }
        }
    }
}
