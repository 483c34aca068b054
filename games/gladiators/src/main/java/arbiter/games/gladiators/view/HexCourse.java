package arbiter.games.gladiators.view;

import arbiter.space.hex.Hex;

/** The steps from one hex to another in at most two directions, which no other hex shares: {@code 2 hexes east, 1 north-east}. */
public final class HexCourse {

    private HexCourse() {}

    public static String words(Hex from, Hex to) {
        int columns = to.q() - from.q();
        int rows = to.r() - from.r();
        if (columns >= 0 && rows >= 0) {
            return words(columns, "east", rows, "south-east");
        }
        if (columns <= 0 && rows <= 0) {
            return words(-columns, "west", -rows, "north-west");
        }
        return columns > 0 ? rising(columns, -rows) : falling(-columns, rows);
    }

    private static String rising(int east, int north) {
        return east > north
                ? words(east - north, "east", north, "north-east")
                : words(north - east, "north-west", east, "north-east");
    }

    private static String falling(int west, int south) {
        return west > south
                ? words(west - south, "west", south, "south-west")
                : words(south - west, "south-east", west, "south-west");
    }

    private static String words(int first, String there, int second, String then) {
        if (first == 0) {
            return hexes(second) + then;
        }
        return hexes(first) + there + (second == 0 ? "" : ", " + second + " " + then);
    }

    private static String hexes(int count) {
        return count + (count == 1 ? " hex " : " hexes ");
    }
}
