package arbiter.games.capital;

import arbiter.games.capital.rule.Destination;
import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.Strike;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import java.util.List;

/**
 * Where a unit would like to stand: in sight of an enemy, as far away as its weapons comfortably reach or right beside
 * it; failing that, nearer.
 */
final class Whereabouts {

    private static final int MILLIMETRES = 1000;
    /** Shooters stay well inside their range, so that a step back of the other does not end it. */
    private static final double COMFORT = 0.6;
    /** A reach in metres with which one closes in. */
    private static final int CLOSE = 4;

    private static final long OUT_OF_SIGHT = 1L << 40;

    private Whereabouts() {}

    /** The offered place that suits the unit best; the default where places say nothing. */
    static int best(CapitalState state, Combatant unit, Request<?> request) {
        long wanted = comfort(unit);
        int best = request.fallbackIndex();
        long least = Long.MAX_VALUE;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Destination place) {
                long off = off(state, unit, place.end(), wanted);
                if (off < least) {
                    least = off;
                    best = i;
                }
            }
        }
        return best;
    }

    static boolean shoots(Combatant unit) {
        return comfort(unit) > 0;
    }

    /** How far a place is from what is wanted, in millimetres; out of sight of everybody it is far off. */
    private static long off(CapitalState state, Combatant unit, Point place, long wanted) {
        long least = Long.MAX_VALUE;
        Base there = unit.base().movedTo(place);
        List<Combatant> combatants = state.combatants();
        for (int i = 0; i < combatants.size(); i++) {
            Combatant other = combatants.get(i);
            if (other.isUp() && state.enemies(unit, other) && AtTheWheel.matters(other)) {
                int gap = there.gap(other.base());
                boolean seen = Blocker.clear(place, other.base().centre(), state.blockers());
                least = Math.min(least, seen ? Math.abs(gap - wanted) : OUT_OF_SIGHT + gap);
            }
        }
        return least;
    }

    static long comfort(Combatant unit) {
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
        return reach <= CLOSE ? 0 : (long) (reach * COMFORT * MILLIMETRES);
    }
}
