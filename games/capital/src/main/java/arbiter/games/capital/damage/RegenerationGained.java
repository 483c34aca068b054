package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A unit will regain hit points at the start of some turns. Ledger: CAP-KEY-REGEN, CAP-AMB-105. */
public record RegenerationGained(String unit, int amount, int turns) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.regeneration().and(amount, turns));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " has Regeneration " + amount + " for " + turns + " turns");
    }
}
