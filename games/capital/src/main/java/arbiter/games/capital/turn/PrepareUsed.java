package arbiter.games.capital.turn;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A prepared reroll is used up. Ledger: CAP-AMB-49. */
public record PrepareUsed(String unit, Attribute attribute) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.preparations().changed(attribute, -1));
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " was prepared for " + attribute);
    }
}
