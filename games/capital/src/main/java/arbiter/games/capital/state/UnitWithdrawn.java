package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** The gamemaster takes a unit out of the fight, a vehicle with everybody aboard. Ledger: CAP-GEN-1. */
public record UnitWithdrawn(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        if (combatant.crew != null) {
            combatant.crew.aboard().forEach(id -> withdraw(state, state.combatant(id)));
        }
        withdraw(state, combatant);
    }

    private static void withdraw(CapitalState state, Combatant combatant) {
        combatant.life = Life.DEFEATED;
        combatant.overwatch = 0;
        Grapples.letGo(state, combatant);
        Grapples.free(state, combatant);
        Aboard.leave(state, combatant);
        Sharing.cutOff(state, combatant.id());
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " leaves");
    }
}
