package arbiter.space.plane;

import java.util.List;

/**
 * Something people see on the open plane and have a word for: what it is ({@code counter}), its name, where it lies, and
 * whether it stops sight and movement. The kind says how it is drawn and never changes a rule.
 */
public record Scenery(String kind, String name, Blocker shape, boolean solid) {

    /** The kinds that the pages have drawings for. */
    public static final List<String> KINDS = List.of(
            "barrel",
            "building",
            "chair",
            "container",
            "counter",
            "crate",
            "door",
            "fence",
            "floor",
            "machine",
            "overturned-table",
            "piano",
            "pillar",
            "pool-table",
            "road",
            "rock",
            "rubble",
            "shelf",
            "stove",
            "table",
            "tree",
            "vehicle",
            "wall",
            "water",
            "window");

    /** The name in a sentence: {@code the counter}, {@code Dock Street}. */
    public String inWords() {
        return Character.isUpperCase(name.codePointAt(0)) || name.startsWith("the ") ? name : "the " + name;
    }

    /** The point of it that is nearest to another; that one itself if it lies in it. */
    public Point nearest(Point point) {
        if (shape.holds(point)) {
            return point;
        }
        if (shape instanceof Blocker.Pillar pillar) {
            return pillar.centre().toward(point, pillar.diameter() / 2);
        }
        if (shape instanceof Blocker.Wall wall) {
            return onSide(wall.from(), wall.to(), point);
        }
        var corners = ((Blocker.Building) shape).corners();
        Point nearest = corners.get(0);
        for (int i = 0; i < corners.size(); i++) {
            Point near = onSide(corners.get(i), corners.get((i + 1) % corners.size()), point);
            nearest = near.square(point) < nearest.square(point) ? near : nearest;
        }
        return nearest;
    }

    private static Point onSide(Point from, Point to, Point point) {
        Path side = Path.of(from, to);
        return side.at(side.nearest(point));
    }
}
