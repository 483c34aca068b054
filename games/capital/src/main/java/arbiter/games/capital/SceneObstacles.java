package arbiter.games.capital;

import arbiter.content.Problems;
import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Node;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What stands on the plane besides units, as a situation file writes it: {@code blockers} that stop sight and movement,
 * each a wall between points, a pillar or a building.
 */
record SceneObstacles(List<Node> blockers) {

    private static final int MILLIMETRES = 1000;

    /** One of wall, pillar and building; a pillar has a diameter in metres. */
    record Solid(Optional<String> wall, Optional<String> pillar, OptionalInt diameter, Optional<String> building) {}

    static List<Blocker> blockers(Node written, Problems problems) {
        List<Blocker> blockers = new ArrayList<>();
        Optional<SceneObstacles> scene = Binder.plain().bind(written, SceneObstacles.class, problems);
        for (Node node : scene.map(SceneObstacles::blockers).orElse(List.of())) {
            Optional<Solid> solid = Binder.plain().bind(node, Solid.class, problems);
            solid.ifPresent(known -> add(known, node, blockers, problems));
        }
        return blockers;
    }

    private static void add(Solid solid, Node node, List<Blocker> blockers, Problems problems) {
        try {
            if (solid.wall().isPresent()) {
                List<Point> corners = points(solid.wall().get(), 2);
                for (int i = 1; i < corners.size(); i++) {
                    blockers.add(new Blocker.Wall(corners.get(i - 1), corners.get(i)));
                }
            } else if (solid.pillar().isPresent()) {
                int diameter = solid.diameter().orElse(1) * MILLIMETRES;
                blockers.add(new Blocker.Pillar(Point.parse(solid.pillar().get()), diameter));
            } else if (solid.building().isPresent()) {
                blockers.add(building(points(solid.building().get(), 2)));
            } else {
                problems.add(node.place(), "say what this is: a wall, a pillar or a building, with points in metres");
            }
        } catch (IllegalArgumentException refusal) {
            problems.add(node.place(), refusal.getMessage());
        }
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
