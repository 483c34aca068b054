package arbiter.space.zone;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexBoard;
import arbiter.space.hex.HexTrace;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A hex board whose hexes are zones. A line holds every hex whose inside it crosses; where it runs along a border both
 * hexes are one step of it, and a hex beyond the rim stops it as a filled one would.
 */
public final class HexZones implements Zones {

    private final HexBoard board;

    private HexZones(HexBoard board) {
        this.board = board;
    }

    public static HexZones of(HexBoard board) {
        return new HexZones(board);
    }

    public HexBoard board() {
        return board;
    }

    /** Whether the zone lies at the rim of the board. */
    public boolean isRim(int zone) {
        return board.degree(zone) < 6;
    }

    @Override
    public int size() {
        return board.size();
    }

    @Override
    public int degree(int place) {
        return board.degree(place);
    }

    @Override
    public int neighbour(int place, int which) {
        return board.neighbour(place, which);
    }

    @Override
    public int distance(int from, int to) {
        return board.hex(from).distance(board.hex(to));
    }

    @Override
    public List<ZoneLine> lines(int from, int through, int reach) {
        List<int[]> steps = new ArrayList<>();
        if (from != through) {
            HexTrace trace = new HexTrace(board.hex(from), board.hex(through));
            trace.advance();
            while (distance(from, trace) <= reach) {
                int[] zones = zones(trace);
                if (zones.length == 0) {
                    break;
                }
                steps.add(zones);
                trace.advance();
            }
        }
        return List.of(ZoneLine.of(from, steps));
    }

    private int distance(int from, HexTrace trace) {
        Hex hex = board.hex(from);
        return Hex.distance(hex.q(), hex.r(), trace.q(), trace.r());
    }

    private int[] zones(HexTrace trace) {
        IntStream first = zone(trace.q(), trace.r());
        return trace.isPair()
                ? IntStream.concat(first, zone(trace.otherQ(), trace.otherR())).toArray()
                : first.toArray();
    }

    private IntStream zone(int q, int r) {
        return board.contains(q, r) ? IntStream.of(board.number(q, r)) : IntStream.empty();
    }

    @Override
    public boolean clear(int from, int to, ZoneSight sight) {
        if (from == to) {
            return true;
        }
        HexTrace trace = new HexTrace(board.hex(from), board.hex(to));
        int before = from;
        while (before != to) {
            trace.advance();
            if (!(trace.isPair() ? passesBorder(trace, before, to, sight) : passes(trace, before, to, sight))) {
                return false;
            }
            before = board.number(trace.q(), trace.r());
        }
        return true;
    }

    private boolean passes(HexTrace trace, int before, int to, ZoneSight sight) {
        return passes(trace.q(), trace.r(), before, to, sight);
    }

    /** Goes over the border into the hex behind it, on the left or on the right side. */
    private boolean passesBorder(HexTrace trace, int before, int to, ZoneSight sight) {
        int leftQ = trace.q();
        int leftR = trace.r();
        int rightQ = trace.otherQ();
        int rightR = trace.otherR();
        trace.advance();
        return passes(leftQ, leftR, before, to, sight) && passes(trace, board.number(leftQ, leftR), to, sight)
                || passes(rightQ, rightR, before, to, sight) && passes(trace, board.number(rightQ, rightR), to, sight);
    }

    private boolean passes(int q, int r, int before, int to, ZoneSight sight) {
        if (!board.contains(q, r)) {
            return false;
        }
        int zone = board.number(q, r);
        return (zone == to || !sight.blocks(zone)) && !sight.blocksBetween(before, zone);
    }

    @Override
    public String text(int zone) {
        return board.hex(zone).toString();
    }

    /** Columns are counted in each row from its first hex on; boards around a middle have no such names. */
    @Override
    public String name(int zone) {
        Hex hex = board.hex(zone);
        int column = hex.q() + Math.floorDiv(hex.r(), 2);
        return column < 0 || hex.r() < 0 ? text(zone) : CellName.of(column, hex.r());
    }

    @Override
    public OptionalInt find(String text) {
        String[] parts = text.split(",", -1);
        if (parts.length != 2 || !parts[0].matches("-?\\d{1,5}") || !parts[1].matches("-?\\d{1,5}")) {
            return CellName.find(text, (column, row) -> at(column - Math.floorDiv(row, 2), row));
        }
        return at(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    private OptionalInt at(int q, int r) {
        return board.contains(q, r) ? OptionalInt.of(board.number(q, r)) : OptionalInt.empty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HexZones that && board.equals(that.board);
    }

    @Override
    public int hashCode() {
        return board.hashCode();
    }
}
