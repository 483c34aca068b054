package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Attribute;
import arbiter.kernel.Line;

/** A prepared reroll is used up. Ledger: CAP-AMB-49. */
public record PrepareUsed(String unit, Attribute attribute) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).prepared[attribute.ordinal()]--;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " was prepared for " + attribute);
    }
}
