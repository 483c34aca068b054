package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import java.util.List;

/** Finds the place of a hex in a list without searching: a table over the smallest box that holds all of them. */
final class HexIndex {

    /** Boards have at most 200 hexes a side; leaning rows need half as much again. */
    private static final int LARGEST = 1 << 20;

    private static final HexIndex EMPTY = new HexIndex(List.of());

    private final int firstQ;
    private final int firstR;
    private final int width;
    private final int height;
    private final int[] places; // 0 for none, otherwise the place plus one

    private HexIndex(List<Hex> hexes) {
        int lowQ = Integer.MAX_VALUE;
        int lowR = Integer.MAX_VALUE;
        int highQ = Integer.MIN_VALUE;
        int highR = Integer.MIN_VALUE;
        for (Hex hex : hexes) {
            lowQ = Math.min(lowQ, hex.q());
            lowR = Math.min(lowR, hex.r());
            highQ = Math.max(highQ, hex.q());
            highR = Math.max(highR, hex.r());
        }
        this.firstQ = lowQ;
        this.firstR = lowR;
        this.width = hexes.isEmpty() ? 0 : highQ - lowQ + 1;
        this.height = hexes.isEmpty() ? 0 : highR - lowR + 1;
        if ((long) width * height > LARGEST) {
            throw new IllegalArgumentException("hexes from " + lowQ + "," + lowR + " to " + highQ + "," + highR
                    + " lie too far apart for one board");
        }
        this.places = new int[width * height];
        for (int place = 0; place < hexes.size(); place++) {
            Hex hex = hexes.get(place);
            places[(hex.r() - firstR) * width + hex.q() - firstQ] = place + 1;
        }
    }

    static HexIndex of(List<Hex> hexes) {
        return hexes.isEmpty() ? EMPTY : new HexIndex(hexes);
    }

    /** The place of that hex in the list, -1 if it is not in it. */
    int place(int q, int r) {
        int column = q - firstQ;
        int row = r - firstR;
        return column < 0 || row < 0 || column >= width || row >= height ? -1 : places[row * width + column] - 1;
    }
}
