package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A rallied unit makes more of an Action, once per turn. Ledger: CAP-AMB-112. */
public record RallyUsed(String unit, String what) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).readiness.rallyAgainIn = state.turns + 1;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " rallies for " + what);
    }
}
