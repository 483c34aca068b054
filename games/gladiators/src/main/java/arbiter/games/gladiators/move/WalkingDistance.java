package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexBoard;
import java.util.Arrays;
import java.util.List;

/** How many steps it is on foot from every hex to the nearest of some characters, around walls and water. */
public final class WalkingDistance {

    /** As far as somebody whom no way leads to. */
    public static final int NO_WAY = 1_000;

    private final HexBoard board;
    private final int[] steps;

    private WalkingDistance(HexBoard board) {
        this.board = board;
        this.steps = new int[board.size()];
        Arrays.fill(steps, NO_WAY);
    }

    /** On the ground or on roofs of one height; ring by ring from where those characters are. */
    public static WalkingDistance to(GladiatorsState state, List<Gladiator> units, int altitude) {
        WalkingDistance distance = new WalkingDistance(state.map().board());
        int[] queue = new int[distance.steps.length];
        int last = 0;
        for (Gladiator unit : units) {
            int place = distance.board.number(unit.hex());
            if (distance.steps[place] == NO_WAY) {
                distance.steps[place] = 0;
                queue[last++] = place;
            }
        }
        for (int first = 0; first < last; first++) {
            int from = queue[first];
            for (int which = 0; which < distance.board.degree(from); which++) {
                int to = distance.board.neighbour(from, which);
                if (distance.steps[to] == NO_WAY && isOpen(state, distance.board.hex(to), altitude)) {
                    distance.steps[to] = distance.steps[from] + 1;
                    queue[last++] = to;
                }
            }
        }
        return distance;
    }

    private static boolean isOpen(GladiatorsState state, Hex hex, int altitude) {
        return !state.map().isWater(hex) && Surfaces.stands(state, new Spot(hex, altitude));
    }

    public int from(Hex hex) {
        return steps[board.number(hex)];
    }
}
