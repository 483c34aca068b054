package arbiter.games.capital.move;

import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The places a unit would mostly want to go to: up to every enemy, into range, to a hurt friend, away, out of sight.
 * Other places can be named freely.
 */
final class WorthwhilePlaces {

    private static final int MILLIMETRES = 1000;
    private static final int WORTH_A_STEP = 100;
    private static final int MOST_SHADES = 30;
    private static final int[] SIDES = {0, 45, -45, 90, -90, 135, -135, 180};

    private final CapitalState state;
    private final Combatant unit;
    private final int furthest;
    private final Point here;
    private final List<PathOption> places = new ArrayList<>();

    WorthwhilePlaces(CapitalState state, Combatant unit, int furthest, Optional<GatheringLimit> gathering) {
        this.state = state;
        this.unit = unit;
        this.furthest = furthest;
        this.here = unit.base().centre();
        gathering.ifPresent(
                call -> toward(call.around(), 0, () -> "To " + call.around().name()));
    }

    List<PathOption> all() {
        int range = range() * MILLIMETRES;
        Combatant nearest = null;
        for (Combatant other : state.units()) {
            if (other == unit || !other.present() || state.isUnknown(unit, other)) {
                continue;
            }
            if (state.enemies(unit, other)) {
                toward(other, 0, () -> "Up to " + other.name());
                if (range > 0 && !unit.base().within(other.base(), range)) {
                    toward(other, range, () -> "Into range of " + other.name());
                }
                nearest = nearest == null || state.distance(unit, other) < state.distance(unit, nearest)
                        ? other
                        : nearest;
            } else if (2 * other.hp() < other.profile().maxima().hitPoints()) {
                toward(other, 0, () -> "To " + other.name() + "'s side");
            }
        }
        if (nearest != null) {
            away(nearest);
            outOfSight(nearest);
        }
        return places;
    }

    /** Whether one of them is like that. Whoever calls others together is mostly enough, and all others take long. */
    boolean any(Predicate<PathOption> like) {
        return anyOf(places, like) || anyOf(all(), like);
    }

    private static boolean anyOf(List<PathOption> places, Predicate<PathOption> like) {
        for (int i = 0; i < places.size(); i++) {
            if (like.test(places.get(i))) {
                return true;
            }
        }
        return false;
    }

    private int range() {
        int range = 0;
        for (AttackMeans means : AttackOptions.means(unit)) {
            range = Math.max(range, means.profile().range().metres());
        }
        return range;
    }

    /** On the straight line, or around what is in the way, up to so many millimetres from the other's edge. */
    private void toward(Combatant other, int gap, Supplier<String> why) {
        Point there = other.base().centre();
        int radii = (unit.base().diameter() + other.base().diameter()) / 2;
        int length = here.distance(there) - radii - gap;
        if (length < Base.TOLERANCE) {
            return;
        }
        Optional<Integer> height =
                FlightHeight.flies(unit) ? Optional.of(other.base().altitude()) : Optional.empty();
        Path straight = Path.of(here, here.toward(there, length));
        MovementPath course = FlightHeight.course(unit, straight, height);
        if (!PathObstacles.isClear(state, unit, course)) {
            course = FlightHeight.course(unit, PathWithOneTurn.around(state, unit, straight), height);
        }
        if (!PathObstacles.isClear(state, unit, course)) {
            List<Point> corners = PathCorners.around(state, unit, FlightHeight.course(unit, straight, height));
            Optional<Path> way = ShortestPath.to(state, unit, corners, beside(there, radii + gap));
            course = way.isPresent() ? FlightHeight.course(unit, way.get(), height) : course;
        }
        begin(course, state.enemies(unit, other), why);
    }

    /** Eight places around a point, the near one first, of those where the unit may stop. */
    private List<Point> beside(Point there, int distance) {
        List<Point> places = new ArrayList<>();
        Facing back = Facing.toward(there, here);
        for (int side : SIDES) {
            Point place = back.turned(side).ahead(there, distance);
            if (PathObstacles.occupant(state, unit, unit.base().movedTo(place)).isEmpty()) {
                places.add(place);
            }
        }
        return places;
    }

    /** As much of a way as is free and as one Move covers. */
    private void begin(MovementPath whole, boolean toEnemy, Supplier<String> why) {
        MovementPath course = whole.until(Math.min(furthest, whole.length()));
        int free = PathObstacles.clear(state, unit, course);
        boolean leadsThere = toEnemy && free == course.length() && PathObstacles.isClear(state, unit, whole);
        offer(course.until(free), leadsThere ? OptionalInt.of(whole.length() - free) : OptionalInt.empty(), why);
    }

    private void away(Combatant enemy) {
        Point back = ShiftOption.awayFrom(enemy.base().centre(), here, furthest);
        if (!back.equals(here)) {
            add(Path.of(here, back), Optional.empty(), () -> "Away from " + enemy.name());
        }
    }

    /** Behind the middle of whatever is solid, as seen by that enemy. */
    private void outOfSight(Combatant enemy) {
        Point eye = enemy.base().centre();
        for (Blocker blocker : shades()) {
            Point middle = PathCorners.middle(blocker);
            if (middle.equals(eye) || here.distance(middle) > 2 * furthest) {
                continue;
            }
            int beyond = PathCorners.extent(blocker) + unit.base().diameter() / 2 + WORTH_A_STEP;
            Point shade = eye.toward(middle, eye.distance(middle) + beyond);
            if (!Blocker.clear(eye, shade, state.blockers()) && !shade.equals(here)) {
                go(Path.of(here, shade), Optional.empty(), () -> "Out of sight of " + enemy.name());
            }
        }
    }

    /** What to hide behind: everything about, or the nearest where there is a great deal. */
    private List<Blocker> shades() {
        List<Blocker> about = state.blockers().near(here, here, 2 * furthest);
        if (about.size() <= MOST_SHADES) {
            return about;
        }
        return about.stream()
                .sorted(Comparator.comparingInt(blocker -> here.distance(PathCorners.middle(blocker))))
                .limit(MOST_SHADES)
                .toList();
    }

    /** Straight on where nothing is in the way, otherwise around it. */
    private void go(Path straight, Optional<Integer> height, Supplier<String> why) {
        MovementPath course = FlightHeight.course(unit, straight, height);
        if (PathObstacles.obstacle(state, unit, course).isPresent()) {
            add(PathWithOneTurn.around(state, unit, straight), height, why);
        } else {
            offer(course.until(Math.min(furthest, course.length())), OptionalInt.empty(), why);
        }
    }

    private void add(Path path, Optional<Integer> height, Supplier<String> why) {
        MovementPath whole = FlightHeight.course(unit, path, height);
        MovementPath course = whole.until(Math.min(furthest, whole.length()));
        offer(course.until(PathObstacles.clear(state, unit, course)), OptionalInt.empty(), why);
    }

    private void offer(MovementPath free, OptionalInt left, Supplier<String> why) {
        Base end = free.end(unit.base());
        boolean idle = free.length() < WORTH_A_STEP && !makesContact(end);
        if (idle || offered(free) || PathObstacles.occupant(state, unit, end).isPresent()) {
            return;
        }
        boolean climbs = FlightHeight.flies(unit) || FlightHeight.hovers(unit) && unit.isUp();
        Optional<Integer> reached = climbs ? Optional.of(end.altitude()) : Optional.empty();
        places.add(new PathOption(free, reached, left, why));
    }

    /** Bases may overlap by a hair, so that even whoever is hemmed in could shuffle; only new contact is worth that. */
    private boolean makesContact(Base end) {
        for (Combatant other : state.units()) {
            if (other != unit
                    && other.present()
                    && !state.isUnknown(unit, other)
                    && end.touches(other.base())
                    && !unit.base().touches(other.base())) {
                return true;
            }
        }
        return false;
    }

    private boolean offered(MovementPath course) {
        for (PathOption place : places) {
            if (place.course().path().equals(course.path())) {
                return true;
            }
        }
        return false;
    }
}
