package arbiter.space.hex;

import arbiter.space.Board;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;

/** A bounded board of hexes, numbered in reading order. Neighbours come east first, anticlockwise. Immutable. */
public final class HexBoard implements Board {

    private static final int LARGEST_SPAN = 1024;

    private final List<Hex> hexes;
    private final int firstQ;
    private final int firstR;
    private final int width;
    private final int height;
    private final int[] numbers; // by row and column of the bounding box: 0 for none, otherwise the number plus one
    private final int[][] neighbours;

    private HexBoard(HexArea area) {
        this.hexes = area.hexes();
        this.firstQ = hexes.stream().mapToInt(Hex::q).min().orElse(0);
        this.firstR = hexes.stream().mapToInt(Hex::r).min().orElse(0);
        this.width = hexes.stream().mapToInt(Hex::q).max().orElse(0) - firstQ + 1;
        this.height = hexes.stream().mapToInt(Hex::r).max().orElse(0) - firstR + 1;
        if (hexes.isEmpty() || width > LARGEST_SPAN || height > LARGEST_SPAN) {
            throw new IllegalArgumentException("a board of " + hexes.size() + " hexes spanning " + width + " by "
                    + height + ": it needs 1 hex and spans at most " + LARGEST_SPAN);
        }
        this.numbers = new int[width * height];
        for (int place = 0; place < hexes.size(); place++) {
            Hex hex = hexes.get(place);
            numbers[(hex.r() - firstR) * width + hex.q() - firstQ] = place + 1;
        }
        this.neighbours = hexes.stream().map(this::neighboursOf).toArray(int[][]::new);
    }

    public static HexBoard of(Collection<Hex> hexes) {
        return new HexBoard(HexArea.of(hexes));
    }

    /** All hexes up to this far from the origin. */
    public static HexBoard hexagon(int radius) {
        return new HexBoard(HexTemplate.blast(Hex.ORIGIN, radius));
    }

    /** Rows of equal length below each other, the first starting at the origin, every second half a hex to the right. */
    public static HexBoard rows(int width, int height) {
        List<Hex> hexes = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                hexes.add(new Hex(column - row / 2, row));
            }
        }
        return of(hexes);
    }

    private int[] neighboursOf(Hex hex) {
        return hex.neighbours().stream()
                .filter(this::contains)
                .mapToInt(this::number)
                .toArray();
    }

    public boolean contains(Hex hex) {
        return contains(hex.q(), hex.r());
    }

    public boolean contains(int q, int r) {
        return entry(q, r) > 0;
    }

    private int entry(int q, int r) {
        int column = q - firstQ;
        int row = r - firstR;
        return column < 0 || row < 0 || column >= width || row >= height ? 0 : numbers[row * width + column];
    }

    /** The number of a hex of this board. */
    public int number(Hex hex) {
        return number(hex.q(), hex.r());
    }

    public int number(int q, int r) {
        int entry = entry(q, r);
        if (entry == 0) {
            throw new IllegalArgumentException("hex " + q + "," + r + " is not on this board of " + hexes.size()
                    + " hexes, which begins at " + hexes.get(0));
        }
        return entry - 1;
    }

    public Hex hex(int place) {
        return hexes.get(place);
    }

    /** The hexes of the board in reading order. */
    public List<Hex> hexes() {
        return hexes;
    }

    @Override
    public int size() {
        return hexes.size();
    }

    @Override
    public int degree(int place) {
        return neighbours[place].length;
    }

    @Override
    public int neighbour(int place, int which) {
        return neighbours[place][which];
    }

    /** The neighbour in a direction, empty at the rim of the board. */
    public OptionalInt neighbour(int place, HexDirection direction) {
        Hex hex = hexes.get(place);
        int entry = entry(hex.q() + direction.q(), hex.r() + direction.r());
        return entry == 0 ? OptionalInt.empty() : OptionalInt.of(entry - 1);
    }

    /** The part of an area that lies on the board. */
    public HexArea inside(HexArea area) {
        return HexArea.of(area.hexes().stream().filter(this::contains).toList());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HexBoard that && hexes.equals(that.hexes);
    }

    @Override
    public int hashCode() {
        return hexes.hashCode();
    }
}
