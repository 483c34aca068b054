package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A Captain rallies a unit for some of the turns of the Captain. Ledger: rally-1. */
public record Rallied(String unit, String captain, int turns) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Readiness readiness = state.combatant(unit).readiness;
        readiness.ralliedBy = captain;
        readiness.rallyTurns = turns;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(
                state,
                unit,
                " is rallied for " + turns + " turns of "
                        + state.combatant(captain).name());
    }
}
