package arbiter.games.capital.move;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A unit falls for one more turn. Ledger: CAP-FALL-1. */
public record FallWentOn(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.movement().fellOn());
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, state.unit(unit).movement().fallTurns() == 1 ? " begins to fall" : " falls on");
    }
}
