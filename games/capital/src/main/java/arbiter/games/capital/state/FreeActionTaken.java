package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit takes an Action that is none of those its turn has: a seized or a granted one. Ledger: CAP-AMB-86. */
public record FreeActionTaken(String unit, String what) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        if (unit.equals(state.acting)) {
            state.combatant(unit).actionsTaken++;
        }
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, ": " + what);
    }
}
