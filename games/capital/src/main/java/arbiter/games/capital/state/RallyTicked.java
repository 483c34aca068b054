package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** At the start of the turn of the Captain a Rally grows shorter, or ends. Ledger: CAP-AMB-73. */
public record RallyTicked(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Readiness readiness = state.combatant(unit).readiness;
        readiness.rallyTurns--;
        if (readiness.rallyTurns == 0) {
            readiness.ralliedBy = null;
        }
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(
                state,
                unit,
                state.combatant(unit).readiness.isRallied() ? " is still rallied" : " is no longer rallied");
    }
}
