package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.move.Position;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** The gamemaster puts somebody somewhere. */
public record Placed(String unit, Spot at) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Gladiator gladiator = state.unit(unit);
        gladiator.set(new Position(at.hex(), at.altitude(), Position.Medium.OPEN));
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, unit, " is put at " + at);
    }
}
