package arbiter.games.capital;

import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.Strike;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.space.plane.Point;
import java.util.List;

/** Where a unit would like to stand: as far from the nearest enemy as its weapons reach, or right beside it. */
final class Whereabouts {

    private static final int MILLIMETRES = 1000;
    /** Shooters stay well inside their range, so that a step back of the other does not end it. */
    private static final double COMFORT = 0.6;

    private Whereabouts() {}

    /** The offered place that suits the unit best; the default if none says where it is. */
    static int best(CapitalState state, Combatant unit, Request<?> request) {
        long wanted = wantedDistance(unit);
        int best = request.fallbackIndex();
        long least = Long.MAX_VALUE;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            long off = off(state, unit, options.get(i), wanted);
            if (off < least) {
                least = off;
                best = i;
            }
        }
        return best;
    }

    /** How far a place is from the wanted distance, in millimetres. */
    private static long off(CapitalState state, Combatant unit, Option option, long wanted) {
        return option.pointer()
                .filter(Pointer.Place.class::isInstance)
                .map(Pointer.Place.class::cast)
                .map(place -> off(state, unit, point(place.at()), wanted))
                .orElse(Long.MAX_VALUE);
    }

    private static long off(CapitalState state, Combatant unit, Point place, long wanted) {
        long nearest = Long.MAX_VALUE;
        for (Combatant other : state.combatants()) {
            if (other.isUp() && state.enemies(unit, other)) {
                int gap = unit.base().movedTo(place).gap(other.base());
                nearest = Math.min(nearest, Math.abs(gap - wanted));
            }
        }
        return nearest;
    }

    /** The last point of a path. */
    private static Point point(String path) {
        int last = path.lastIndexOf(';');
        return Point.parse(path.substring(last + 1));
    }

    private static long wantedDistance(Combatant unit) {
        int reach = 0;
        List<Armed> weapons = unit.profile().weapons();
        for (int i = 0; i < weapons.size(); i++) {
            if (unit.holds(i)) {
                for (AttackProfile attack : weapons.get(i).weapon().attacks()) {
                    boolean loaded = attack.ammo() <= unit.ammo(i);
                    reach = Math.max(reach, loaded ? attack.range().metres() : 0);
                }
            }
        }
        for (Strike strike : unit.profile().strikes()) {
            reach = Math.max(reach, strike.attack().range().metres());
        }
        return reach <= 2 ? 0 : (long) (reach * COMFORT * MILLIMETRES);
    }
}
