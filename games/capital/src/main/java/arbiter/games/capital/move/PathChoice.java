package arbiter.games.capital.move;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.view.Whereabouts;
import arbiter.kernel.Play;
import arbiter.kernel.ReachOutline;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.space.plane.Base;
import arbiter.space.plane.Path;
import arbiter.space.plane.PlaceWords;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Asks where a unit goes: worthwhile places are offered, and any legal way can be named. Ledger: CAP-MAP-1. */
public final class PathChoice {

    private static final int MILLIMETRES = 1000;

    private PathChoice() {}

    /** The way the unit takes, of at most so many metres; none if it stays. */
    static Optional<MovementPath> ask(
            Play<CapitalState> play, Combatant unit, int metres, Optional<GatheringLimit> gathering, String label) {
        CapitalState state = play.state();
        Point here = unit.base().centre();
        List<PathOption> options = places(state, unit, metres, gathering);
        PathOption stay = PathOption.stay(here);
        if (options.isEmpty()
                || gathering.isEmpty()
                || unit.base()
                        .within(gathering.get().around().base(), gathering.get().metres() * MILLIMETRES)) {
            options.add(stay);
        }
        PathOption chosen = play.choose(
                Request.place(unit.decider(), label, options, text -> read(state, unit, metres, gathering, text))
                        .reaching(() -> reach(state, unit, metres, gathering))
                        .asking(() -> "Where does " + unit.name() + " go, up to " + metres + "m?")
                        .otherwise(options.get(0)));
        return chosen.declines() ? Optional.empty() : Optional.of(chosen.course());
    }

    /** Whether the unit is or could come where it is wanted. */
    public static boolean leadSomewhere(CapitalState state, Combatant unit, int metres, GatheringLimit gathering) {
        return unit.base().within(gathering.around().base(), gathering.metres() * MILLIMETRES)
                || new WorthwhilePlaces(state, unit, metres * MILLIMETRES, Optional.of(gathering))
                        .any(place -> gathered(unit, place.course(), gathering));
    }

    private static List<PathOption> places(
            CapitalState state, Combatant unit, int metres, Optional<GatheringLimit> gathering) {
        List<PathOption> places = new ArrayList<>();
        for (PathOption place : new WorthwhilePlaces(state, unit, metres * MILLIMETRES, gathering).all()) {
            if (gathering.isEmpty() || gathered(unit, place.course(), gathering.get())) {
                places.add(place);
            }
        }
        return places;
    }

    private static boolean gathered(Combatant unit, MovementPath course, GatheringLimit gathering) {
        return gathered(course.end(unit.base()), gathering);
    }

    private static boolean gathered(Base end, GatheringLimit gathering) {
        return end.within(gathering.around().base(), gathering.metres() * MILLIMETRES);
    }

    /** Points in metres, one after the other, and for flyers a height: {@code 3,4; 5,4 @2}. */
    static PathOption read(
            CapitalState state, Combatant unit, int metres, Optional<GatheringLimit> gathering, String text) {
        String[] halves = text.split("@", 2);
        List<Point> points = new ArrayList<>();
        points.add(unit.base().centre());
        for (String point : halves[0].split(";")) {
            points.add(point(point));
        }
        Optional<Integer> height = halves.length == 1
                ? Optional.empty()
                : Optional.of(point(halves[1].strip() + ",0").x());
        height.ifPresent(up -> FlightHeight.check(unit, up));
        MovementPath course = FlightHeight.course(unit, way(state, unit, metres, Path.of(points)), height);
        refuse(state, unit, metres, gathering, course);
        return new PathOption(
                course, height, OptionalInt.empty(), () -> "Go" + Whereabouts.to(state, unit, course.end(unit.base())));
    }

    /** Straight to a place, or around whatever is in the way if there is a way that is short enough. */
    private static Path way(CapitalState state, Combatant unit, int metres, Path named) {
        boolean straight = named.points().size() > 2
                || PathObstacles.obstacle(state, unit, FlightHeight.course(unit, named, Optional.empty()))
                        .isEmpty();
        return straight
                ? named
                : new ShortestWays(state, unit, metres * MILLIMETRES)
                        .to(named.end())
                        .orElse(named);
    }

    /** Where the unit could go, as a board draws it. */
    private static Optional<ReachOutline> reach(
            CapitalState state, Combatant unit, int metres, Optional<GatheringLimit> gathering) {
        return Optional.of(MoveReach.of(
                state,
                unit,
                metres * MILLIMETRES,
                place -> gathering.isEmpty() || gathered(unit.base().movedTo(place), gathering.get())));
    }

    private static Point point(String text) {
        try {
            return Point.parse(text.strip());
        } catch (IllegalArgumentException unreadable) {
            throw new Refused(unreadable.getMessage());
        }
    }

    private static void refuse(
            CapitalState state, Combatant unit, int metres, Optional<GatheringLimit> gathering, MovementPath course) {
        if (course.length() > metres * MILLIMETRES) {
            throw new Refused("that way is " + PlaceWords.metres(course.length()) + " long; " + unit.name() + " can go "
                    + metres + "m");
        }
        Optional<String> obstacle = PathObstacles.obstacle(state, unit, course);
        if (obstacle.isPresent()) {
            throw new Refused(obstacle.get() + " is in the way; the way is free for "
                    + PlaceWords.metres(PathObstacles.clear(state, unit, course)));
        }
        Optional<Combatant> occupant = PathObstacles.occupant(state, unit, course.end(unit.base()));
        if (occupant.isPresent()) {
            throw new Refused(unit.name() + " cannot stop in the space of "
                    + occupant.get().name());
        }
        if (gathering.isPresent() && !gathered(unit, course, gathering.get())) {
            throw new Refused(
                    unit.name() + " has to end within " + gathering.get().metres() + "m of "
                            + gathering.get().around().name());
        }
    }
}
