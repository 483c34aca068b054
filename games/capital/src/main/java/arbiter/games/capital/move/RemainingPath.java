package arbiter.games.capital.move;

import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Base;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The part of a movement that is still to come: who moves, with whom in tow, from where on the way to where. */
public record RemainingPath(Combatant mover, Optional<Combatant> victim, MovementPath course, int covered, int end) {

    private static final int STEP = 1000;

    public List<Combatant> moving() {
        return victim.isPresent() ? List.of(mover, victim.get()) : List.of(mover);
    }

    /** Where a unit will be once the mover has come so far. */
    public Base place(Combatant unit, int at) {
        if (unit == mover) {
            return course.base(mover.base(), at);
        }
        if (victim.isPresent() && victim.get() == unit) {
            return PathObstacles.dragged(mover, unit, course.after(covered)).base(unit.base(), at - covered);
        }
        return unit.base();
    }

    /** The points at which a unit can break in: where the rest begins, the end of every metre, and the nearest. */
    public int[] points(Combatant watcher) {
        int nearest = Math.min(end, Math.max(covered, course.nearest(watcher.base())));
        int[] points = new int[(end - covered) / STEP + 4];
        int count = 0;
        points[count++] = covered;
        for (int at = (covered / STEP + 1) * STEP; at < end; at += STEP) {
            if (points[count - 1] < nearest && nearest < at) {
                points[count++] = nearest;
            }
            points[count++] = at;
        }
        if (points[count - 1] < nearest && nearest < end) {
            points[count++] = nearest;
        }
        if (points[count - 1] < end) {
            points[count++] = end;
        }
        return Arrays.copyOf(points, count);
    }
}
