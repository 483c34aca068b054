package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A turn of Regeneration has passed. Ledger: CAP-AMB-73. */
public record RegenerationTicked(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).readiness.tickRegeneration();
    }

    @Override
    public Line line(CapitalState state) {
        int left = state.combatant(unit).readiness.regeneration();
        return CapitalEvent.tell(state, unit, left == 0 ? " stops regenerating" : " goes on regenerating " + left);
    }
}
