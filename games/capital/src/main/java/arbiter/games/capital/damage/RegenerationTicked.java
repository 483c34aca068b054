package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A turn of Regeneration has passed. Ledger: CAP-AMB-73. */
public record RegenerationTicked(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.regeneration().ticked());
    }

    @Override
    public Line line(CapitalState state) {
        int left = state.unit(unit).regeneration().amount();
        return tell(state, unit, left == 0 ? " stops regenerating" : " goes on regenerating " + left);
    }
}
