package arbiter.games.gladiators.view;

import arbiter.games.gladiators.board.AreaShape;
import arbiter.games.gladiators.board.Building;
import arbiter.games.gladiators.board.GroundPatch;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.space.hex.Hex;
import arbiter.space.plane.PlaceWords;
import arbiter.space.plane.Point;
import java.util.List;
import java.util.Optional;

/** Words for places of a fight, by people whom nobody hides and by what lies or stands there; never coordinates. */
public final class HexWords {

    /** People so near are what one finds a place by, before anything that lies there. */
    private static final int NEAR = 3;

    private HexWords() {}

    /** Where something is, after a verb of rest: {@code next to Ember}, {@code 2 hexes west of the fountain}. */
    public static String at(GladiatorsState state, Hex hex) {
        return at(state, hex, "");
    }

    /** The same for a unit, which does not say where it is itself. */
    public static String at(GladiatorsState state, Hex hex, String unit) {
        Mark near = mark(state, hex, unit);
        return near.away() == 0 ? "at " + near.spot() : beside(near, hex);
    }

    /** Where somebody gets to, with the height: {@code a hex next to Ember}, {@code the fountain, 2 up}. */
    public static String to(GladiatorsState state, Spot spot, String unit) {
        Mark near = mark(state, spot.hex(), unit);
        String words = near.away() == 0 ? near.spot() : beside(near, spot.hex());
        return (near.away() == 1 ? "a hex " + words : words) + height(spot);
    }

    private static String beside(Mark near, Hex hex) {
        return near.away() == 1 ? "next to " + near.name() : way(near.hex(), hex) + " of " + near.name();
    }

    /** What a place is called by; where there is nothing at all, by the middle of the board. */
    private static Mark mark(GladiatorsState state, Hex hex, String unit) {
        Mark near = nearestOf(state, hex, unit);
        if (near.away() <= NEAR) {
            return near;
        }
        Optional<String> there = ground(state, hex);
        Mark found = there.isPresent() ? new Mark(there.get(), hex, 0, false) : nearest(state, hex, near);
        return found.name().isEmpty() ? found.or("the middle of the board", middle(state), hex, false) : found;
    }

    private static Hex middle(GladiatorsState state) {
        int row = state.map().height() / 2;
        return new Hex(state.map().width() / 2 - row / 2, row);
    }

    /** How high a spot is, after other words: {@code , 2 up}; nothing on the ground. */
    public static String height(Spot spot) {
        if (spot.altitude() == 0) {
            return "";
        }
        return spot.altitude() > 0 ? ", " + spot.altitude() + " up" : ", below";
    }

    /** How far and in which of eight directions one hex lies from another: {@code 3 hexes north-east}. */
    public static String way(Hex from, Hex to) {
        int hexes = from.distance(to);
        return hexes + (hexes == 1 ? " hex " : " hexes ") + compass(from, to);
    }

    /** A hex to choose, as one steps there, and who is there: {@code 2 hexes east, 1 north-east, next to Ember}. */
    public static String choice(GladiatorsState state, Hex from, Hex hex, String unit) {
        String way = from.equals(hex) ? "The same hex" : HexCourse.words(from, hex);
        Mark near = nearestOf(state, hex, unit);
        return switch (near.away()) {
            case 0 -> way + ", " + near.spot();
            case 1 -> way + ", next to " + near.name();
            default -> way;
        };
    }

    /** A hex as it lies from another, after other words: {@code there, 3 hexes east}. */
    public static String there(Hex from, Hex hex) {
        return from.equals(hex) ? "there" : "there, " + HexCourse.words(from, hex);
    }

    /** An Area as it lies from its user: {@code blast 4 hexes east}, {@code line from 1 hex west to 9 hexes west}. */
    public static String area(PlacedArea area) {
        Hex own = area.user().hex();
        Hex near = area.origin().hex();
        Hex far = area.target().hex();
        boolean line = area.shape() == AreaShape.LINE && !near.equals(own);
        String end = far.equals(own) ? "around oneself" : HexCourse.words(own, far);
        return area.shape().word() + " " + (line ? "from " + HexCourse.words(own, near) + " to " : "") + end
                + height(area.target());
    }

    public static String compass(Hex from, Hex to) {
        return PlaceWords.compass(middle(from), middle(to));
    }

    /** Of a hex, in units that are good enough for directions. */
    private static Point middle(Hex hex) {
        return new Point(2000 * hex.q() + 1000 * hex.r(), 1732 * hex.r());
    }

    /** Something with a name, its hex that is nearest, and how many hexes that is away. */
    private record Mark(String name, Hex hex, int away, boolean person) {

        Mark or(String other, Hex there, Hex from, boolean somebody) {
            int hexes = there.distance(from);
            return hexes < away ? new Mark(other, there, hexes, somebody) : this;
        }

        /** The very place. */
        String spot() {
            return person ? name + "'s hex" : name;
        }
    }

    private static Mark nearestOf(GladiatorsState state, Hex hex, String unit) {
        Mark nearest = new Mark("", hex, Integer.MAX_VALUE, false);
        for (Gladiator other : state.units()) {
            if (other.present() && !other.isHidden() && !other.id().equals(unit)) {
                nearest = nearest.or(other.name(), other.hex(), hex, true);
            }
        }
        return nearest;
    }

    private static Optional<String> ground(GladiatorsState state, Hex hex) {
        List<String> names = state.map().names(hex);
        return names.isEmpty() ? Optional.empty() : Optional.of(the(names.get(0)));
    }

    private static Mark nearest(GladiatorsState state, Hex hex, Mark person) {
        Mark nearest = person;
        for (GroundPatch patch : state.map().ground()) {
            nearest = nearest(nearest, patch.name(), patch.hexes(), hex);
        }
        for (Building building : state.map().buildings()) {
            nearest = nearest(nearest, building.name(), building.hexes(), hex);
        }
        return nearest;
    }

    private static Mark nearest(Mark nearest, String name, List<Hex> hexes, Hex from) {
        Mark best = nearest;
        for (Hex hex : hexes) {
            best = best.or(the(name), hex, from, false);
        }
        return best;
    }

    /** Names of several words that all begin with a capital are names of their own. */
    private static String the(String name) {
        boolean proper = name.contains(" ")
                && List.of(name.split(" ")).stream().allMatch(word -> Character.isUpperCase(word.charAt(0)));
        return proper ? name : "the " + name;
    }
}
