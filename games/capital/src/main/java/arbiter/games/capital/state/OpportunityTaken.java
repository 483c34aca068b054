package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Opportunist is used for this turn. Ledger: opportunist, CAP-AMB-74. */
public record OpportunityTaken(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).marks.opportunistTurn = state.turns;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is an Opportunist");
    }
}
