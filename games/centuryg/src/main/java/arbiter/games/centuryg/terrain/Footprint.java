package arbiter.games.centuryg.terrain;

import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.space.zone.SquareZones;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;

/**
 * The Zones a Unit fills: its own, or nine of them for a Colossus. On squares the shape was chosen when the Capstone was
 * taken; elsewhere it is its own Zone and the eight nearest. Ledger: colossus, BCG-AMB-123.
 */
public final class Footprint {

    public static final int SIZE = 9;

    /** Width and height on a board of squares, around the Zone it stands in. */
    public static final List<String> SHAPES = List.of("3x3", "9x1", "1x9");

    private Footprint() {}

    /** Whether it fills more than its own Zone. */
    public static boolean isLarge(Fighter fighter) {
        return fighter.nature().isLarge();
    }

    /** The shape that was chosen with the Capstone. */
    public static String shape(Fighter fighter) {
        for (Fitted fitted : fighter.fittings().fitted()) {
            if (SHAPES.contains(fitted.choice())) {
                return fitted.choice();
            }
        }
        return SHAPES.get(0);
    }

    /** The Zones of a shape around a Zone, as far as the map goes. */
    public static List<Integer> zones(Field field, int centre, String shape) {
        Zones zones = field.zones();
        List<Integer> body = new ArrayList<>(SIZE);
        if (zones instanceof SquareZones squares) {
            int width = Integer.parseInt(shape.substring(0, 1)) / 2;
            int height = Integer.parseInt(shape.substring(2)) / 2;
            for (int down = -height; down <= height; down++) {
                for (int right = -width; right <= width; right++) {
                    OptionalInt zone = squares.step(centre, right, down);
                    zone.ifPresent(body::add);
                }
            }
            return body;
        }
        for (int zone = 0; zone < zones.size(); zone++) {
            body.add(zone);
        }
        body.sort(Comparator.<Integer>comparingInt(zone -> zones.distance(centre, zone))
                .thenComparingInt(zone -> zone));
        return body.subList(0, Math.min(SIZE, body.size()));
    }

    /** Whether that holds for any Zone the Unit would fill there. */
    public static boolean any(Field field, Fighter fighter, int at, IntPredicate holds) {
        if (!isLarge(fighter)) {
            return holds.test(at);
        }
        for (int zone : zones(field, at, shape(fighter))) {
            if (holds.test(zone)) {
                return true;
            }
        }
        return false;
    }

    /** The Zone of a Unit that is nearest to another one; of several the one on the way from its middle. */
    public static int nearest(Field field, Fighter fighter, int to) {
        Zones zones = field.zones();
        int least = distance(field, to, fighter);
        if (!isLarge(fighter) || least == 0) {
            return fighter.zone();
        }
        List<Integer> candidates = new ArrayList<>(zones(field, fighter.zone(), shape(fighter)));
        candidates.removeIf(zone -> zones.distance(zone, to) > least);
        int whole = zones.distance(fighter.zone(), to);
        for (int zone : zones.lines(fighter.zone(), to, whole).get(0).zones()) {
            if (candidates.contains(zone)) {
                return zone;
            }
        }
        return candidates.get(0);
    }

    /** From a Zone to the nearest Zone of a Unit. */
    public static int distance(Field field, int from, Fighter fighter) {
        if (!isLarge(fighter)) {
            return field.zones().distance(from, fighter.zone());
        }
        int nearest = Integer.MAX_VALUE;
        for (int zone : zones(field, fighter.zone(), shape(fighter))) {
            nearest = Math.min(nearest, field.zones().distance(from, zone));
        }
        return nearest;
    }

    /** From the nearest Zone of one Unit to the nearest of another. */
    public static int distance(Field field, Fighter one, Fighter other) {
        if (!isLarge(one)) {
            return distance(field, one.zone(), other);
        }
        int nearest = Integer.MAX_VALUE;
        for (int zone : zones(field, one.zone(), shape(one))) {
            nearest = Math.min(nearest, distance(field, zone, other));
        }
        return nearest;
    }
}
