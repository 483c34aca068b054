package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexBoard;
import java.util.List;

/** What a map says of each of its hexes, worked out once. Hexes off the board have nothing on them. */
final class MapLookup {

    private final HexBoard board;
    private final boolean[] water;
    private final int[] cover;
    private final int[] concealment;
    private final int[] roof;
    private final boolean roofs;

    private MapLookup(HexBoard board, List<GroundPatch> ground, List<Building> buildings) {
        this.board = board;
        this.water = new boolean[board.size()];
        this.cover = new int[board.size()];
        this.concealment = new int[board.size()];
        this.roof = new int[board.size()];
        for (GroundPatch patch : ground) {
            for (Hex hex : patch.hexes()) {
                int place = board.number(hex);
                water[place] |= patch.kind() == GroundKind.WATER;
                cover[place] = Math.max(cover[place], patch.kind().cover());
                concealment[place] = Math.max(concealment[place], patch.kind().concealment());
            }
        }
        boolean any = false;
        for (Building building : buildings) {
            for (Hex hex : building.hexes()) {
                int place = board.number(hex);
                roof[place] = Math.max(roof[place], building.roof());
                any |= building.roof() > 0;
            }
        }
        this.roofs = any;
    }

    static MapLookup of(HexBoard board, List<GroundPatch> ground, List<Building> buildings) {
        return new MapLookup(board, ground, buildings);
    }

    HexBoard board() {
        return board;
    }

    boolean isWater(int q, int r) {
        return board.contains(q, r) && water[board.number(q, r)];
    }

    int cover(int q, int r) {
        return at(cover, q, r);
    }

    int concealment(int q, int r) {
        return at(concealment, q, r);
    }

    int roof(int q, int r) {
        return roofs ? at(roof, q, r) : 0;
    }

    boolean hasRoofs() {
        return roofs;
    }

    private int at(int[] values, int q, int r) {
        return board.contains(q, r) ? values[board.number(q, r)] : 0;
    }
}
