package arbiter.games.capital;

import arbiter.content.Problems;
import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Node;
import arbiter.games.capital.unit.Blockers;
import arbiter.rulebook.SituationLimits;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import arbiter.space.plane.Scenery;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is on the plane besides units, as a situation file writes it: {@code blockers} that stop sight and movement, each
 * a wall between points, a pillar or a building, and {@code scenery} that is only seen. Both can say of what kind they
 * are, which is how they are drawn, and what they are called.
 */
record SceneGround(List<Node> blockers, List<Node> scenery) {

    private static final int MILLIMETRES = 1000;
    /** What is drawn along a line between two points; two points of anything else are opposite corners. */
    private static final Set<String> LINES = Set.of("door", "fence", "wall", "window");

    /** One of wall, pillar and building; a pillar has a diameter in metres. */
    record Solid(
            Optional<String> wall,
            Optional<String> pillar,
            Optional<String> diameter,
            Optional<String> building,
            Optional<Node> kind,
            Optional<String> name) {

        /** How it is drawn where nothing else is said. */
        String plainKind() {
            return wall.isPresent() ? "wall" : pillar.isPresent() ? "pillar" : "building";
        }
    }

    /** Something to be seen: around one point with a size in metres, or between several. */
    record Seen(Node kind, Optional<String> name, String at, Optional<String> size) {}

    static Blockers read(Node written, Problems problems) {
        List<Blocker> blockers = new ArrayList<>();
        List<Scenery> scenery = new ArrayList<>();
        Optional<SceneGround> scene = Binder.plain().bind(written, SceneGround.class, problems);
        for (Node node : scene.map(SceneGround::scenery).orElse(List.of())) {
            Optional<Seen> seen = Binder.plain().bind(node, Seen.class, problems);
            seen.ifPresent(known -> add(known, node, scenery, problems));
        }
        for (Node node : scene.map(SceneGround::blockers).orElse(List.of())) {
            Optional<Solid> solid = Binder.plain().bind(node, Solid.class, problems);
            solid.ifPresent(known -> add(known, node, blockers, scenery, problems));
            if (blockers.size() > SituationLimits.THINGS) {
                problems.add(node.place(), "walls of many corners count for each: at most " + SituationLimits.THINGS);
                break;
            }
        }
        return new Blockers(List.copyOf(blockers), List.copyOf(scenery));
    }

    private static void add(Solid solid, Node node, List<Blocker> blockers, List<Scenery> scenery, Problems problems) {
        List<Blocker> made = new ArrayList<>();
        try {
            if (solid.wall().isPresent()) {
                made.addAll(walls(points(solid.wall().get(), 2)));
            } else if (solid.pillar().isPresent()) {
                made.add(new Blocker.Pillar(Point.parse(solid.pillar().get()), millimetres(solid.diameter())));
            } else if (solid.building().isPresent()) {
                made.add(building(points(solid.building().get(), 2)));
            } else {
                problems.add(node.place(), "say what this is: a wall, a pillar or a building, with points in metres");
            }
        } catch (IllegalArgumentException refusal) {
            problems.add(node.place(), refusal.getMessage());
        }
        blockers.addAll(made);
        if (solid.kind().isPresent() || solid.name().isPresent()) {
            String kind = solid.kind().map(one -> kind(one, problems)).orElse(solid.plainKind());
            String name = solid.name().orElse(kind.replace('-', ' '));
            made.forEach(shape -> scenery.add(new Scenery(kind, name, shape, true)));
        }
    }

    /** From corner to corner; the same corner twice in a row is one. */
    private static List<Blocker> walls(List<Point> corners) {
        List<Blocker> walls = new ArrayList<>();
        for (int i = 1; i < corners.size(); i++) {
            if (!corners.get(i).equals(corners.get(i - 1))) {
                walls.add(new Blocker.Wall(corners.get(i - 1), corners.get(i)));
            }
        }
        return walls;
    }

    private static void add(Seen seen, Node node, List<Scenery> scenery, Problems problems) {
        String kind = kind(seen.kind(), problems);
        try {
            List<Point> points = points(seen.at(), 1);
            Blocker shape;
            if (points.size() == 1) {
                shape = new Blocker.Pillar(points.get(0), millimetres(seen.size()));
            } else if (points.size() == 2 && LINES.contains(kind)) {
                shape = new Blocker.Wall(points.get(0), points.get(1));
            } else {
                shape = building(points);
            }
            scenery.add(new Scenery(kind, seen.name().orElse(kind.replace('-', ' ')), shape, false));
        } catch (IllegalArgumentException refusal) {
            problems.add(node.place(), refusal.getMessage());
        }
    }

    private static String kind(Node written, Problems problems) {
        String kind = written.text();
        if (!Scenery.KINDS.contains(kind)) {
            problems.add(
                    written.place(),
                    "nothing is drawn for '" + kind + "'; there are " + String.join(", ", Scenery.KINDS));
        }
        return kind;
    }

    private static int millimetres(Optional<String> metres) {
        return metres.map(text -> Point.parse(text + ",0").x()).orElse(MILLIMETRES);
    }

    /** Two corners make a rectangle. */
    private static Blocker building(List<Point> corners) {
        return corners.size() == 2
                ? Blocker.Building.rectangle(corners.get(0), corners.get(1))
                : new Blocker.Building(corners);
    }

    private static List<Point> points(String text, int least) {
        List<Point> points = new ArrayList<>();
        for (String one : text.split(";")) {
            points.add(Point.parse(one));
        }
        if (points.size() < least) {
            throw new IllegalArgumentException("at least " + least + " points, such as 0,0; 4,0");
        }
        return points;
    }
}
