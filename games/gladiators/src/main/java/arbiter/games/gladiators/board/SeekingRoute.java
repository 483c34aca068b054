package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexBoard;
import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * Looks for a way of hexes without walls, no higher than the higher of its two ends. Each hex has two layers, inside
 * beneath its roof and outside; one goes from inside to outside where a hex has no roof. Its length does not matter.
 * Ledger: GG-AMB-113.
 */
final class SeekingRoute {

    private final BattleMap map;
    private final HexBoard board;
    private final Walls walls;
    private final int ceiling;
    private final Hex last;
    private final boolean[] found; // by layer and hex: outside first

    private SeekingRoute(BattleMap map, Walls walls, Spot from, Spot to) {
        this.map = map;
        this.board = map.board();
        this.walls = walls;
        this.ceiling = Math.max(0, Math.max(from.altitude(), to.altitude()));
        this.last = to.hex();
        this.found = new boolean[2 * board.size()];
    }

    static boolean exists(BattleMap map, Walls walls, Spot from, Spot to) {
        return map.contains(from.hex())
                && map.contains(to.hex())
                && new SeekingRoute(map, walls, from, to).search(from, to);
    }

    private boolean search(Spot from, Spot to) {
        int size = board.size();
        int start = board.number(from.hex()) + (map.isUnderRoof(from) ? size : 0);
        int goal = board.number(to.hex()) + (map.isUnderRoof(to) ? size : 0);
        ArrayDeque<Integer> open = new ArrayDeque<>(Arrays.asList(start));
        found[start] = true;
        while (!open.isEmpty() && !found[goal]) {
            int layered = open.remove();
            boolean inside = layered >= size;
            int place = inside ? layered - size : layered;
            for (int which = 0; which < board.degree(place); which++) {
                step(place, board.neighbour(place, which), inside, open);
            }
        }
        return found[goal];
    }

    private void step(int from, int to, boolean inside, ArrayDeque<Integer> open) {
        Hex hex = board.hex(to);
        int roof = map.roof(hex.q(), hex.r());
        boolean fromUnroofed = map.roof(board.hex(from).q(), board.hex(from).r()) == 0;
        if (!inside || roof == 0) {
            enter(to, hex, false, roof, open);
        }
        if (roof > 0 && (inside || fromUnroofed)) {
            enter(to, hex, true, roof, open);
        }
    }

    private void enter(int place, Hex hex, boolean inside, int roof, ArrayDeque<Integer> open) {
        int layered = inside ? place + board.size() : place;
        int lowest = inside ? 0 : roof;
        int highest = inside ? Math.min(ceiling, roof - 1) : ceiling;
        int free = Math.max(lowest, walls.height(hex.q(), hex.r()));
        boolean passable = hex.equals(last) || free <= highest;
        if (!found[layered] && passable) {
            found[layered] = true;
            open.add(layered);
        }
    }
}
