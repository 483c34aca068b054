package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.board.WallEvents;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.space.hex.Hex;
import java.util.List;

/** The gamemaster sets the hits that a wall has left in these hexes; without any it is breached. Ledger: GG-WAL-3. */
public record WallBroken(List<Hex> hexes, int hits) implements GladiatorsEvent {

    public WallBroken {
        hexes = List.copyOf(hexes);
    }

    @Override
    public void apply(GladiatorsState state) {
        WallEvents.leave(state, hexes, hits);
    }

    @Override
    public Line line(GladiatorsState state) {
        String name = state.walls().at(hexes.get(0)).orElseThrow().name();
        return Line.of("The " + name + " " + PaintedHexes.words(state, hexes)
                + (hits == 0 ? " is breached" : " has " + GladiatorsEvent.count(hits, "hit") + " left"));
    }
}
