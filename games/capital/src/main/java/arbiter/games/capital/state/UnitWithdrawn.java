package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** The gamemaster takes a unit out of the fight. Ledger: CAP-GEN-1. */
public record UnitWithdrawn(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.life = Life.DEFEATED;
        combatant.overwatch = 0;
        Grapples.letGo(state, combatant);
        Grapples.free(state, combatant);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " leaves");
    }
}
