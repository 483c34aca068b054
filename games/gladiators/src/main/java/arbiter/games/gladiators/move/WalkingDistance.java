package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.WalledMap;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexBoard;
import java.util.ArrayList;
import java.util.List;

/** How many steps it is on foot from every hex to the nearest of some characters, around walls and water. */
public final class WalkingDistance {

    /** As far as somebody whom no way leads to. */
    public static final int NO_WAY = WalledMap.NO_WAY;

    private final HexBoard board;
    private final List<short[]> steps = new ArrayList<>();

    private WalkingDistance(HexBoard board) {
        this.board = board;
    }

    /** On the ground or on roofs of one height. */
    public static WalkingDistance to(GladiatorsState state, List<Gladiator> units, int altitude) {
        WalkingDistance distance = new WalkingDistance(state.map().board());
        WalledMap terrain = state.terrain();
        for (Gladiator unit : units) {
            distance.steps.add(terrain.stepsTo(unit.hex(), altitude));
        }
        return distance;
    }

    public int from(Hex hex) {
        int place = board.number(hex);
        int least = NO_WAY;
        for (int i = 0; i < steps.size(); i++) {
            least = Math.min(least, steps.get(i)[place]);
        }
        return least;
    }
}
