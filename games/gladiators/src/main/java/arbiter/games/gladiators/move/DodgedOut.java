package arbiter.games.gladiators.move;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;
import arbiter.space.hex.Hex;

/** Somebody gets out of an Area and owes the hexes to the next action. Ledger: GG-DOD-2, GG-DOD-4. */
public record DodgedOut(String unit, Hex hex, int hexes) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Gladiator gladiator = state.unit(unit);
        gladiator.set(gladiator.position().at(hex));
        gladiator.set(gladiator.movement().dodging(hexes));
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(
                state,
                unit,
                " dodges " + hexes + (hexes == 1 ? " hex" : " hexes") + " out of the Area, to "
                        + HexWords.to(state, state.unit(unit).position().spot(), unit));
    }
}
