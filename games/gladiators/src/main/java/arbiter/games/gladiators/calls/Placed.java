package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.move.Position;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;

/** The gamemaster puts somebody somewhere. */
public record Placed(String unit, Spot at) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Position.put(state.unit(unit), at);
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, unit, " is put at " + HexWords.to(state, at, unit));
    }
}
