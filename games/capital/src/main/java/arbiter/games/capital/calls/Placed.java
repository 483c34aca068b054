package arbiter.games.capital.calls;

import arbiter.games.capital.grapple.Hold;
import arbiter.games.capital.move.Position;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.view.Whereabouts;
import arbiter.kernel.Line;
import arbiter.space.plane.Point;

/** The gamemaster puts a unit somewhere else; a grapple that loses contact is over. Ledger: CAP-GEN-1, CAP-AMB-96. */
public record Placed(String unit, Point at, int altitude) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        Position.move(combatant, combatant.base().movedTo(at).risenTo(altitude));
        if (combatant
                .grappling()
                .filter(other -> !state.touching(combatant, state.unit(other)))
                .isPresent()) {
            Hold.letGo(state, combatant);
        }
        if (combatant
                .grappledBy()
                .filter(other -> !state.touching(combatant, state.unit(other)))
                .isPresent()) {
            Hold.free(state, combatant);
        }
    }

    @Override
    public Line line(CapitalState state) {
        return tell(
                state,
                unit,
                " is put "
                        + Whereabouts.at(
                                state, state.unit(unit), state.unit(unit).base()));
    }
}
