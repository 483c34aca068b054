package arbiter.kernel;

import java.util.List;

/**
 * Where a question for a place lets somebody go on an open board, in the notation of that board: how far at most, the
 * outline as closed rings (what lies inside an odd number of them can be reached), the places at which the shortest ways
 * turn, and for the points of a grid which of those comes last on the way there.
 */
public record ReachOutline(double most, List<List<String>> rings, List<Turn> turns, Grid grid) {

    /** A place where ways turn, how long the way is up to there, and the turn before it; the first is the start. */
    public record Turn(String at, double length, int before) {}

    /**
     * Points in rows from the north-west corner, so far apart: each is a letter that stands for the last turn on the way
     * there ({@code 0} for the first, and on in the order of Unicode) or a dot where no way leads.
     */
    public record Grid(String corner, double step, List<String> rows) {

        public static final char NOWHERE = '.';
        private static final char FIRST = '0';

        /** The letter of a turn, or of no way if that is negative. */
        public static char letter(int turn) {
            return turn < 0 ? NOWHERE : (char) (FIRST + turn);
        }
    }
}
