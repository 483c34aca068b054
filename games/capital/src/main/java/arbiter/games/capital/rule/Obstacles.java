package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;

/**
 * What stands in the way of somebody on a straight line: units of the same size or smaller, and whatever is solid. In
 * the air only what is up there counts. Ledger: CAP-SIZE-3, CAP-AMB-82.
 */
final class Obstacles {

    private static final int SAME_HEIGHT = 2000;
    private static final int STRIDE = 1000;

    private Obstacles() {}

    /** Whether the mover can go from one point to another in a straight line. */
    static boolean free(CapitalState state, Combatant mover, Point from, Point to) {
        return reach(state, mover, from, to) == from.distance(to);
    }

    /** How far the mover gets on the straight line to a point before something stops it, in millimetres. */
    static int reach(CapitalState state, Combatant mover, Point from, Point to) {
        int reach = from.distance(to);
        if (reach == 0) {
            return 0;
        }
        Path line = Path.of(from, to);
        for (Combatant other : state.combatants()) {
            if (blocks(mover, other, from) && line.crosses(mover.base().diameter(), other.base())) {
                reach = Math.min(
                        reach,
                        line.firstContact(mover.base().diameter(), other.base()).orElse(0));
            }
        }
        for (Blocker blocker : state.blockers()) {
            if (mover.base().altitude() == 0 && !blocker.holds(from)) {
                reach = before(blocker, mover, from, to, reach);
            }
        }
        return inside(state, mover, from, from.equals(to) || reach == 0 ? from : from.toward(to, reach)) ? 0 : reach;
    }

    private static boolean blocks(Combatant mover, Combatant other, Point from) {
        return solid(mover, other)
                && !other.profile().size().largerThan(mover.profile().size())
                && !mover.base().movedTo(from).overlaps(other.base());
    }

    private static boolean solid(Combatant mover, Combatant other) {
        return other != mover
                && (other.present() || other.isVehicle())
                && other.riding().isEmpty()
                && !mover.riding()
                        .map(seat -> seat.vehicle().equals(other.id()))
                        .orElse(false)
                && Math.abs(other.base().altitude() - mover.base().altitude()) <= SAME_HEIGHT;
    }

    /** Nobody ends inside a unit that is just one size larger. */
    private static boolean inside(CapitalState state, Combatant mover, Point from, Point end) {
        for (Combatant other : state.combatants()) {
            if (solid(mover, other)
                    && other.profile().size().rungsAbove(mover.profile().size()) == 1
                    && mover.base().movedTo(end).overlaps(other.base())
                    && !mover.base().movedTo(from).overlaps(other.base())) {
                return true;
            }
        }
        return false;
    }

    /** How far a base gets before its front or a flank meets something solid, in whole strides. */
    private static int before(Blocker blocker, Combatant mover, Point from, Point to, int wanted) {
        int reach = wanted;
        while (reach > 0 && meets(blocker, mover, from, from.toward(to, reach))) {
            reach = (reach - 1) / STRIDE * STRIDE;
        }
        return reach;
    }

    private static boolean meets(Blocker blocker, Combatant mover, Point from, Point to) {
        int radius = mover.base().diameter() / 2;
        if (from.equals(to)) {
            return false;
        }
        Facing ahead = Facing.toward(from, to);
        Point front = from.toward(to, from.distance(to) + radius);
        Facing left = ahead.turned(-90);
        Facing right = ahead.turned(90);
        return blocker.meets(from, front)
                || blocker.meets(left.ahead(from, radius), left.ahead(to, radius))
                || blocker.meets(right.ahead(from, radius), right.ahead(to, radius));
    }
}
