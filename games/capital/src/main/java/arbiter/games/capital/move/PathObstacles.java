package arbiter.games.capital.move;

import arbiter.games.capital.sheet.Size;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.HouseRule;
import arbiter.space.plane.Base;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.List;
import java.util.Optional;

/**
 * What is in a unit's way, and where it may stop. Units of its size or smaller block it, larger ones do not. Whoever its
 * side does not know of is in nobody's way until the unit comes up against them. Ledger: CAP-SIZE-3, CAP-AMB-82.
 */
public final class PathObstacles {

    private static final int STEP_BACK = 100;
    private static final int PRECISION = 10;
    /** Walls stop whoever is no higher than a hovering unit, 3m; above that one flies over them. */
    private static final int WALL_MIDDLE = 1000;

    private PathObstacles() {}

    /** What stops the unit, or whom it drags along, on that way. */
    public static Optional<String> obstacle(CapitalState state, Combatant unit, MovementPath course) {
        Optional<String> own = obstacleOf(state, unit, course);
        if (own.isPresent() || unit.grappling().isEmpty()) {
            return own;
        }
        return Movement.dragged(state, unit)
                .flatMap(victim -> obstacleOf(state, victim, dragged(unit, victim, course)));
    }

    /** The way of a victim that keeps its place beside the grappler, in the air as well. */
    static MovementPath dragged(Combatant grappler, Combatant victim, MovementPath course) {
        Base start = course.base(grappler.base(), 0);
        Base beside = victim.base();
        return course.shifted(
                beside.centre().x() - start.centre().x(),
                beside.centre().y() - start.centre().y(),
                beside.altitude() - start.altitude());
    }

    /** Whether the unit could go from one point to another in a straight line, and stop there. */
    public static boolean free(CapitalState state, Combatant unit, Point from, Point to) {
        return isClear(
                state, unit, MovementPath.level(Path.of(from, to), unit.base().altitude()));
    }

    /** How far the unit would get on the straight line from one point to another, in millimetres: up to contact. */
    public static int reach(CapitalState state, Combatant unit, Point from, Point to) {
        int wanted = from.distance(to);
        int clear = clear(
                state, unit, MovementPath.level(Path.of(from, to), unit.base().altitude()));
        return clear == wanted ? wanted : clear - clear % Base.TOLERANCE;
    }

    /** Whether the unit gets to the end of that way, and may stop there. */
    static boolean isClear(CapitalState state, Combatant unit, MovementPath course) {
        return course.length() == 0
                || occupant(state, unit, course.end(unit.base())).isEmpty()
                        && obstacle(state, unit, course).isEmpty();
    }

    /** How far the unit gets on that way, and may stop there. */
    public static int clear(CapitalState state, Combatant unit, MovementPath course) {
        int free = course.length();
        while (free > 0 && obstacle(state, unit, course.until(free)).isPresent()) {
            free = lessThan(state, unit, course, free);
        }
        while (free > 0 && occupant(state, unit, course.base(unit.base(), free)).isPresent()) {
            free = Math.max(0, free - STEP_BACK);
        }
        return free;
    }

    /** Whom that side does not know of and who stops the unit short on that way, if anybody does. */
    static Optional<Combatant> unknownOn(CapitalState state, Combatant unit, MovementPath course) {
        for (Combatant other : state.units()) {
            if (other.isHidden()
                    && state.isUnknown(unit, other)
                    && (stops(state, unit, other, course) || stands(unit, other, course.end(unit.base())))) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    /** How far the unit gets before it comes up against that other one, and may stop there. */
    static int before(CapitalState state, Combatant unit, Combatant other, MovementPath course) {
        int free = 0;
        int blocked = course.length();
        while (blocked - free > PRECISION) {
            int middle = free + (blocked - free) / 2;
            if (stops(state, unit, other, course.until(middle))) {
                blocked = middle;
            } else {
                free = middle;
            }
        }
        while (free > 0
                && (stands(unit, other, course.base(unit.base(), free))
                        || occupant(state, unit, course.base(unit.base(), free)).isPresent())) {
            free = Math.max(0, free - STEP_BACK);
        }
        return free;
    }

    /** Whether the unit would stand clear of everything solid and of everybody it knows of at that point. */
    static boolean hasRoom(CapitalState state, Combatant unit, Point place) {
        return occupant(state, unit, unit.base().movedTo(place)).isEmpty()
                && SolidObstacles.hasRoom(state.blockers(), place, unit.base().diameter());
    }

    /** Most others are nowhere near, which is the cheapest to see. */
    private static boolean stands(Combatant unit, Combatant other, Base place) {
        return inside(place, other.base()) && solid(unit, other) && rungs(other, unit) < 2;
    }

    /** Halves the stretch between a free part of the way and a blocked one. */
    private static int lessThan(CapitalState state, Combatant unit, MovementPath course, int end) {
        int free = 0;
        int blocked = end;
        while (blocked - free > PRECISION) {
            int middle = free + (blocked - free) / 2;
            if (obstacle(state, unit, course.until(middle)).isPresent()) {
                blocked = middle;
            } else {
                free = middle;
            }
        }
        return free;
    }

    /** In whose space the unit would stand, though it may not: that of somebody less than two sizes larger. */
    public static Optional<Combatant> occupant(CapitalState state, Combatant unit, Base place) {
        List<Combatant> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Combatant other = units.get(i);
            if (stands(unit, other, place) && !state.isUnknown(unit, other)) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    private static Optional<String> obstacleOf(CapitalState state, Combatant unit, MovementPath course) {
        List<Combatant> units = state.units();
        Base start = course.base(unit.base(), 0);
        for (int i = 0; i < units.size(); i++) {
            if (stops(state, unit, units.get(i), course, start) && !state.isUnknown(unit, units.get(i))) {
                return Optional.of(units.get(i).name());
            }
        }
        return state.blockers().isEmpty()
                ? Optional.empty()
                : course.near(WALL_MIDDLE)
                        .flatMap(low ->
                                SolidObstacles.inTheWay(state, low, unit.base().diameter()));
    }

    static boolean stops(CapitalState state, Combatant unit, Combatant other, MovementPath course) {
        return stops(state, unit, other, course, course.base(unit.base(), 0));
    }

    /** The start is where the way begins; it is the same for all others. */
    private static boolean stops(CapitalState state, Combatant unit, Combatant other, MovementPath course, Base start) {
        if (outOfReach(unit, other, course) || !blocks(unit, other, start) || letsPass(state, unit, other)) {
            return false;
        }
        Optional<Path> near = course.near(other.base().altitude());
        return near.isPresent() && near.get().crosses(unit.base().diameter(), other.base());
    }

    /** Too far from where the way begins to be anywhere on it. */
    private static boolean outOfReach(Combatant unit, Combatant other, MovementPath course) {
        long most = course.path().length()
                + (long) unit.base().diameter()
                + other.base().diameter();
        return course.path().points().get(0).square(other.base().centre()) > most * most;
    }

    /** Whoever a unit already stands inside, or holds, does not stop it. */
    private static boolean blocks(Combatant unit, Combatant other, Base start) {
        return solid(unit, other)
                && rungs(other, unit) <= 0
                && !holds(unit, other)
                && !holds(other, unit)
                && !inside(start, other.base());
    }

    /** Allies do not, unless a table rules otherwise. Ledger: CAP-AMB-82. */
    private static boolean letsPass(CapitalState state, Combatant unit, Combatant other) {
        return state.rules().has(HouseRule.ALLIES_LET_PASS) && !state.enemies(unit, other);
    }

    private static boolean inside(Base one, Base other) {
        return one.overlaps(other) && CapitalState.touching(one, other);
    }

    /** Wrecks are in the way as well; bodies are not, nor whoever rides, nor what the unit itself rides in. */
    private static boolean solid(Combatant unit, Combatant other) {
        return other != unit
                && (other.present() || other.isVehicle())
                && other.riding().isEmpty()
                && (unit.riding().isEmpty() || !unit.riding().get().vehicle().equals(other.id()));
    }

    private static boolean holds(Combatant unit, Combatant other) {
        return unit.grappling().isPresent() && unit.grappling().get().equals(other.id());
    }

    private static int rungs(Combatant other, Combatant unit) {
        Size size = other.profile().size();
        return size.rungsAbove(unit.profile().size());
    }
}
