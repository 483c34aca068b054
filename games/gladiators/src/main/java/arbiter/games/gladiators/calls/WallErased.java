package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.board.WallEvents;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.space.hex.Hex;
import java.util.List;

/** The gamemaster takes walls away, with their rubble. */
public record WallErased(List<Hex> hexes) implements GladiatorsEvent {

    public WallErased {
        hexes = List.copyOf(hexes);
    }

    @Override
    public void apply(GladiatorsState state) {
        WallEvents.erase(state, hexes);
    }

    @Override
    public Line line(GladiatorsState state) {
        return Line.of("No wall stands any more " + PaintedHexes.words(state, hexes));
    }
}
