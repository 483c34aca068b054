package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A Captain calls somebody close. Ledger: assemble-1, CAP-AMB-113. */
public record AssembleCalled(String captain, String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Readiness readiness = state.combatant(captain).readiness;
        readiness.assembleUses = readiness.assembleUses(state.turns) + 1;
        readiness.assembledIn = state.turns;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, captain)
                .words(" calls ")
                .unit(unit, state.combatant(unit).name())
                .line();
    }
}
