package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A day's food and water are gone, if there were any. Ledger: rations, water-bottle. */
public record DayPassed(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        Stocks stocks = combatant.stocks();
        combatant.set(stocks.withSupplies(stocks.rations() - 1, stocks.water() - 1));
    }

    @Override
    public Line line(CapitalState state) {
        Stocks kit = state.unit(unit).stocks();
        return tell(
                state,
                unit,
                " has food for " + kit.rations() + " days and water for " + kit.water() + " after this one");
    }
}
