package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Attribute;
import arbiter.kernel.Line;

/** A unit prepares for a roll with one Attribute. Ledger: CAP-ACT-2. */
public record Prepared(String unit, Attribute attribute) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).prepared[attribute.ordinal()]++;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " prepares for a roll with " + attribute);
    }
}
