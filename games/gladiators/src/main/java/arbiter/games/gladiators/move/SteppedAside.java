package arbiter.games.gladiators.move;

import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;
import arbiter.space.hex.Hex;

/** Somebody gets out of the way, or is driven along, without a move of their own. Ledger: GG-WAL-7, GG-MD-54. */
public record SteppedAside(String unit, Hex to) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        state.unit(unit).set(state.unit(unit).position().at(to));
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(
                state,
                unit,
                " gets to " + HexWords.to(state, state.unit(unit).position().spot(), unit));
    }
}
