package arbiter.games.gladiators.move;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;
import arbiter.space.hex.Hex;

/** Somebody moves as far as it takes for a follow-up. Ledger: GG-FOL-2. */
public record SteppedUp(String unit, Hex hex, int hexes, String movementClass) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Gladiator gladiator = state.unit(unit);
        gladiator.set(gladiator.position().at(hex));
        gladiator.set(gladiator.movement().by(movementClass));
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(
                state,
                unit,
                " moves " + hexes + (hexes == 1 ? " hex" : " hexes") + ", to "
                        + HexWords.to(state, state.unit(unit).position().spot(), unit));
    }
}
