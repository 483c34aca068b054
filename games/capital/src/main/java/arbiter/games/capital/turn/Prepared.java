package arbiter.games.capital.turn;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A unit prepares for a roll with one Attribute. Ledger: CAP-ACT-2. */
public record Prepared(String unit, Attribute attribute) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.preparations().changed(attribute, 1));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " prepares for a roll with " + attribute);
    }
}
