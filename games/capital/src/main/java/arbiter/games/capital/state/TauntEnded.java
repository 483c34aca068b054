package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** After an Attack a unit is no longer taunted. Ledger: CAP-STAT-TAUNTED-1. */
public record TauntEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).tauntedBy = null;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is no longer taunted");
    }
}
