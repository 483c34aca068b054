package arbiter.games.capital.opponent;

import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.move.PathOption;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import java.util.List;
import java.util.Optional;

/**
 * Where a unit would like to stand: right beside an enemy, or in sight of one and as far away as its weapon comfortably
 * reaches; failing that, on the shortest way there.
 */
final class PreferredPlace {

    private static final int MILLIMETRES = 1000;
    /** Shooters stay well inside their range, so that a step back of the other does not end it. */
    private static final double COMFORT = 0.6;
    /** A reach in metres with which one closes in. */
    private static final int CLOSE = 4;

    /** More than any way is long: places that only lead somewhere come after all from where one can fight. */
    private static final long ON_THE_WAY = 1L << 40;

    private static final long LOST = 1L << 41;

    private PreferredPlace() {}

    /** The offered place that suits the unit best; the default where places say nothing. */
    static int best(CapitalState state, Combatant unit, Request<?> request) {
        int best = request.fallbackIndex();
        Optional<Combatant> enemy = nearest(state, unit, unit.base());
        if (enemy.isEmpty()) {
            return best;
        }
        long wanted = comfort(state, unit, enemy.get());
        long least = Long.MAX_VALUE;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof PathOption place) {
                long off = off(state, unit, place, wanted);
                if (off < least) {
                    least = off;
                    best = i;
                }
            }
        }
        return best;
    }

    /** Whether the unit would rather shoot at that enemy than close in. */
    static boolean shoots(CapitalState state, Combatant unit, Combatant enemy) {
        return comfort(state, unit, enemy) > 0;
    }

    /** The enemy that is up and nearest to such a place. */
    static Optional<Combatant> nearest(CapitalState state, Combatant unit, Base place) {
        Combatant nearest = null;
        int least = Integer.MAX_VALUE;
        List<Combatant> combatants = state.units();
        for (int i = 0; i < combatants.size(); i++) {
            Combatant other = combatants.get(i);
            if (other.isUp() && state.enemies(unit, other) && VehicleChoice.matters(other)) {
                int gap = place.gap(other.base());
                if (gap < least) {
                    least = gap;
                    nearest = other;
                }
            }
        }
        return Optional.ofNullable(nearest);
    }

    /** How far a place is from what is wanted, in millimetres. */
    private static long off(CapitalState state, Combatant unit, PathOption place, long wanted) {
        Base there = unit.base().movedTo(place.end());
        Combatant enemy = nearest(state, unit, there).orElseThrow();
        int gap = there.gap(enemy.base());
        boolean fights = wanted == 0 ? gap <= Base.TOLERANCE : gap > Base.TOLERANCE && sees(state, unit, there);
        if (fights) {
            return Math.abs(gap - wanted);
        }
        return place.left().isPresent() ? ON_THE_WAY + place.left().getAsInt() : LOST + gap;
    }

    private static boolean sees(CapitalState state, Combatant unit, Base there) {
        List<Combatant> combatants = state.units();
        for (int i = 0; i < combatants.size(); i++) {
            Combatant other = combatants.get(i);
            if (other.isUp()
                    && state.enemies(unit, other)
                    && Blocker.clear(there.centre(), other.base().centre(), state.blockers())) {
                return true;
            }
        }
        return false;
    }

    /** How far from its nearest enemy a unit would like to be. */
    static long comfort(CapitalState state, Combatant unit) {
        Optional<Combatant> enemy = nearest(state, unit, unit.base());
        return enemy.isPresent() ? comfort(state, unit, enemy.get()) : 0;
    }

    private static long comfort(CapitalState state, Combatant unit, Combatant enemy) {
        Optional<AttackMeans> favourite = AttackEstimate.favourite(state, unit, enemy);
        int reach = favourite.isPresent() ? favourite.get().profile().range().metres() : 0;
        return reach <= CLOSE ? 0 : (long) (reach * COMFORT * MILLIMETRES);
    }
}
