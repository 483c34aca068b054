package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Treatment;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A bandage of a medical kit is used up. Ledger: CAP-AMB-101. */
public record BandageUsed(String unit, int item, int treatment, String patient) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        List<Integer> stock = new ArrayList<>(combatant.kit.bandages);
        int place = Kit.place(combatant.profile(), item, treatment);
        stock.set(place, stock.get(place) - 1);
        combatant.kit.bandages = List.copyOf(stock);
    }

    @Override
    public Line line(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        Treatment used =
                combatant.profile().items().get(item).item().treatments().get(treatment);
        return CapitalEvent.tell(state, unit)
                .words(" uses a " + used.name() + " on ")
                .unit(patient, state.combatant(patient).name())
                .words(", " + combatant.bandages(item, treatment) + " left")
                .line();
    }
}
