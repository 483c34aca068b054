package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A unit has food and water for so many days. Ledger: rations, water-bottle. */
public record Restocked(String unit, int rations, int water) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.stocks().withSupplies(rations, water));
    }

    @Override
    public Line line(CapitalState state) {
        Stocks kit = state.unit(unit).stocks();
        return tell(state, unit, " has food for " + kit.rations() + " days and water for " + kit.water());
    }
}
