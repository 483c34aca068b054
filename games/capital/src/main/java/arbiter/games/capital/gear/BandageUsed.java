package arbiter.games.capital.gear;

import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A bandage of a medical kit is used up. Ledger: CAP-AMB-101. */
public record BandageUsed(String unit, int item, int treatment, String patient) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        List<Integer> stock = new ArrayList<>(combatant.stocks().bandages());
        int place = Stocks.place(combatant.profile(), item, treatment);
        stock.set(place, stock.get(place) - 1);
        combatant.set(combatant.stocks().withBandages(stock));
    }

    @Override
    public Line line(CapitalState state) {
        Combatant combatant = state.unit(unit);
        Item.Treatment used =
                combatant.profile().items().get(item).item().treatments().get(treatment);
        return tell(state, unit)
                .words(" uses a " + used.name() + " on ")
                .unit(patient, state.unit(patient).name())
                .words(", " + combatant.bandages(item, treatment) + " left")
                .line();
    }
}
