package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit will regain hit points at the start of some turns. Ledger: CAP-KEY-REGEN, CAP-AMB-105. */
public record RegenerationGained(String unit, int amount, int turns) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).readiness.addRegeneration(amount, turns);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " has Regeneration " + amount + " for " + turns + " turns");
    }
}
