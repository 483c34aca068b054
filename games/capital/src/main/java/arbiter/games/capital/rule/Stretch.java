package arbiter.games.capital.rule;

import arbiter.games.capital.state.Combatant;
import arbiter.space.plane.Base;
import arbiter.space.plane.Point;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The part of a movement that is still to come: who moves, with whom in tow, from where on the way to where. */
record Stretch(Combatant mover, Optional<Combatant> victim, Course course, int covered, int end) {

    private static final int STEP = 1000;

    List<Combatant> moving() {
        return victim.isPresent() ? List.of(mover, victim.get()) : List.of(mover);
    }

    /** Where a unit will be once the mover has come so far. */
    Base place(Combatant unit, int at) {
        if (unit == mover) {
            return course.base(mover.base(), at);
        }
        if (victim.isPresent() && victim.get() == unit) {
            Point from = course.at(covered);
            Point to = course.at(at);
            Point now = unit.base().centre();
            return unit.base().movedTo(new Point(now.x() + to.x() - from.x(), now.y() + to.y() - from.y()));
        }
        return unit.base();
    }

    /** The points at which a unit can break in: where the rest begins, the end of every metre, and the nearest. */
    int[] points(Combatant watcher) {
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
