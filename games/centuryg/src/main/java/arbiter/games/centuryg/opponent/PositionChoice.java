package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.ZoneTarget;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.terrain.Field;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponRanges;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.space.zone.Zones;
import java.util.List;

/**
 * Where a Unit would like to stand: as far from the nearest Enemy as its Weapons comfortably reach, rather in the way of
 * shots than in the open, and never on ground that hurts.
 */
final class PositionChoice {

    /** Shooters keep a Zone in hand, so that a step back of the other does not end it. */
    private static final int IN_HAND = 1;

    private static final int EXTREME = 100;
    private static final int DEFENSIVE = 3;
    private static final int STEP = 4;
    private static final int CROWDED = 5;

    private PositionChoice() {}

    /** The offered Zone that suits the Unit best; the default if nothing is better. */
    static int best(CenturyState state, Fighter unit, Request<?> request) {
        return best(state, unit, request, comfort(state, unit));
    }

    /** Where to run an errand from: the offered Zone that is farthest from any Enemy. */
    static int aside(CenturyState state, Fighter unit, Request<?> request) {
        return best(state, unit, request, state.field().zones().size());
    }

    private static int best(CenturyState state, Fighter unit, Request<?> request, int wanted) {
        EnemyPositions lineup = new EnemyPositions(state, unit);
        boolean pinned = PinnedCost.is(state, unit);
        int best = request.fallbackIndex();
        int least = Integer.MAX_VALUE;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof ZoneOption spot) {
                int off = off(state, unit, lineup, spot.zone(), wanted);
                off += pinned && !spot.here() ? dread(state, unit, spot.zone()) : 0;
                if (off < least) {
                    least = off;
                    best = i;
                }
            }
        }
        return best;
    }

    /** What the Damage on the way weighs. */
    private static int dread(CenturyState state, Fighter unit, int zone) {
        int price = PinnedCost.price(state, unit, state.field().zones().distance(unit.zone(), zone));
        return price >= unit.points() ? 2 * EXTREME : STEP * price;
    }

    /** Where to begin: toward the middle, and not on top of each other. */
    static int formation(CenturyState state, Fighter unit, Request<?> request) {
        Zones zones = state.field().zones();
        int middle = middle(state.field());
        int best = request.fallbackIndex();
        int least = Integer.MAX_VALUE;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof ZoneTarget point) {
                int off = STEP * zones.distance(point.zone(), middle) + row(state, point.zone(), middle);
                off += STEP * CROWDED * crowd(state, point.zone());
                off += EXTREME * state.ground().count(point.zone(), Terrain.EXTREME);
                if (off < least) {
                    least = off;
                    best = i;
                }
            }
        }
        return best;
    }

    /** Zones of a grid are counted row by row. */
    private static int middle(Field field) {
        return field.height() / 2 * field.width() + field.width() / 2;
    }

    /** How many rows it is off, where diagonals make all of them equally far. */
    private static int row(CenturyState state, int zone, int middle) {
        int width = state.field().width();
        return Math.abs(zone / width - middle / width);
    }

    private static int crowd(CenturyState state, int zone) {
        int crowd = 0;
        for (Fighter fighter : state.units()) {
            crowd += fighter.isOut() && fighter.zone() == zone ? 1 : 0;
        }
        return crowd;
    }

    /** How far a Zone is from what is wanted. */
    private static int off(CenturyState state, Fighter unit, EnemyPositions lineup, int zone, int wanted) {
        int off = STEP * Math.abs(lineup.nearest(zone) - wanted);
        if (!state.ground().patches().isEmpty()) {
            off += EXTREME * state.ground().count(zone, Terrain.EXTREME);
            off -= DEFENSIVE * Math.min(1, state.ground().count(zone, Terrain.DEFENSIVE));
        }
        return 2 * off + (zone == unit.zone() ? 0 : 1);
    }

    /** The distance it fights at: that of its longest Weapon that works, less what it keeps in hand. */
    static int comfort(CenturyState state, Fighter unit) {
        int reach = 0;
        List<WeaponInUse> weapons = unit.fittings().plainWeapons();
        for (int i = 0; i < weapons.size(); i++) {
            WeaponInUse plain = weapons.get(i);
            if (plain.weapon().make() != Weapon.Make.STANDARD && EquipmentStatus.weapon(state, unit, plain.mounted())) {
                reach = Math.max(reach, WeaponRanges.most(state, unit, plain, false));
            }
        }
        return reach <= 1 ? 0 : reach - IN_HAND;
    }
}
