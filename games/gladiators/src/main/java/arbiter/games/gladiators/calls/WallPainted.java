package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.board.WallEvents;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import java.util.List;

/** The gamemaster puts up a wall of some height, in place of what stood in its hexes. Ledger: GG-WAL-1. */
public record WallPainted(List<WallHex> walls) implements GladiatorsEvent {

    public WallPainted {
        walls = List.copyOf(walls);
    }

    @Override
    public void apply(GladiatorsState state) {
        WallEvents.paint(state, walls);
    }

    @Override
    public Line line(GladiatorsState state) {
        WallHex first = walls.get(0);
        return Line.of(first.name() + " is put up "
                + PaintedHexes.words(state, walls.stream().map(WallHex::hex).toList()) + ", " + first.height()
                + " high");
    }
}
