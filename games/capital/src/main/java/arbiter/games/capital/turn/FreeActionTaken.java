package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A unit takes an Action that is none of those its turn has: a seized or a granted one. Ledger: CAP-AMB-86. */
public record FreeActionTaken(String unit, String what) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        if (state.progress().acting().filter(unit::equals).isPresent()) {
            combatant.set(combatant.turnRecord().tookAction());
        }
    }

    @Override
    public Weight weight() {
        return Weight.ANNOUNCEMENT;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, ": " + what);
    }
}
