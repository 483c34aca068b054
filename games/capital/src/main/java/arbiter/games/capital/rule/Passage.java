package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.Size;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.space.plane.Base;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.Optional;

/**
 * What is in a unit's way, and where it may stop. Units of its size or smaller block it, larger ones do not. Ledger:
 * CAP-SIZE-3, CAP-AMB-82.
 */
final class Passage {

    private static final int STEP_BACK = 100;

    private Passage() {}

    /** What stops the unit, or whom it drags along, on that way. */
    static Optional<String> obstacle(CapitalState state, Combatant unit, Course course) {
        Optional<String> own = obstacleOf(state, unit, course);
        if (own.isPresent() || unit.grappling().isEmpty()) {
            return own;
        }
        Combatant victim = state.combatant(unit.grappling().get());
        return obstacleOf(state, victim, dragged(unit, victim, course));
    }

    /** The way of a victim that keeps its place beside the grappler. */
    static Course dragged(Combatant grappler, Combatant victim, Course course) {
        Point start = course.at(0);
        Point beside = victim.base().centre();
        return course.shifted(
                beside.x() - start.x(), beside.y() - start.y(), victim.base().altitude());
    }

    /** How far the unit gets on that way, and may stop there. */
    static int clear(CapitalState state, Combatant unit, Course course) {
        int free = course.length();
        if (obstacle(state, unit, course).isPresent()) {
            int blocked = free;
            free = 0;
            while (blocked - free > 1) {
                int middle = free + (blocked - free) / 2;
                if (obstacle(state, unit, course.until(middle)).isPresent()) {
                    blocked = middle;
                } else {
                    free = middle;
                }
            }
        }
        while (free > 0 && occupant(state, unit, course.base(unit.base(), free)).isPresent()) {
            free = Math.max(0, free - STEP_BACK);
        }
        return free;
    }

    /** In whose space the unit would stand, though it may not: that of somebody less than two sizes larger. */
    static Optional<Combatant> occupant(CapitalState state, Combatant unit, Base place) {
        for (Combatant other : state.combatants()) {
            if (other != unit
                    && other.present()
                    && other.riding().isEmpty()
                    && rungs(other, unit) < 2
                    && place.overlaps(other.base())
                    && CapitalState.touching(place, other.base())) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    private static Optional<String> obstacleOf(CapitalState state, Combatant unit, Course course) {
        for (Combatant other : state.combatants()) {
            if (blocks(unit, other)) {
                Optional<Path> near = course.near(other.base().altitude());
                if (near.isPresent() && near.get().crosses(unit.base().diameter(), other.base())) {
                    return Optional.of(other.name());
                }
            }
        }
        return Walls.inTheWay(state.blockers(), course.path(), unit.base().diameter());
    }

    /** Whoever a unit already stands inside, or holds, does not stop it. */
    private static boolean blocks(Combatant unit, Combatant other) {
        return other != unit
                && other.present()
                && other.riding().isEmpty()
                && rungs(other, unit) <= 0
                && !holds(unit, other)
                && !holds(other, unit)
                && !(unit.base().overlaps(other.base()) && CapitalState.touching(unit.base(), other.base()));
    }

    private static boolean holds(Combatant unit, Combatant other) {
        return unit.grappling().isPresent() && unit.grappling().get().equals(other.id());
    }

    private static int rungs(Combatant other, Combatant unit) {
        Size size = other.profile().size();
        return size.rungsAbove(unit.profile().size());
    }
}
