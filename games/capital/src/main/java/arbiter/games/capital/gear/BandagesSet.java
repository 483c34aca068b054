package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** The gamemaster sets how often a treatment of a medical kit can still be used. Ledger: CAP-GEN-1. */
public record BandagesSet(String unit, int item, int treatment, int count) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        List<Integer> stock = new ArrayList<>(combatant.stocks().bandages());
        stock.set(Stocks.place(combatant.profile(), item, treatment), count);
        combatant.set(combatant.stocks().withBandages(stock));
    }

    @Override
    public Line line(CapitalState state) {
        String name = state.unit(unit)
                .profile()
                .items()
                .get(item)
                .item()
                .treatments()
                .get(treatment)
                .name();
        return tell(state, unit, " has " + count + " of " + name + " left");
    }
}
