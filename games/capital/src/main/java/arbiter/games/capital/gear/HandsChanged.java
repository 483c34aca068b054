package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A unit holds these weapons and items now, has dropped some, and has stowed the rest. Ledger: CAP-EQ-2, CAP-AMB-100. */
public record HandsChanged(String unit, List<Integer> weapons, List<Integer> items, List<Integer> dropped)
        implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        List<Lying> lying = new ArrayList<>(combatant.hands().lying());
        lying.removeIf(thing -> weapons.contains(thing.weapon()));
        dropped.forEach(weapon -> lying.add(new Lying(weapon, combatant.base())));
        combatant.set(new Hands(Hands.at(weapons), Hands.at(items), List.copyOf(lying), state.turns()));
    }

    @Override
    public Line line(CapitalState state) {
        Combatant combatant = state.unit(unit);
        List<String> names = new ArrayList<>();
        weapons.forEach(weapon -> names.add(weapon(combatant, weapon)));
        items.forEach(
                item -> names.add(combatant.profile().items().get(item).item().name()));
        String holds = names.isEmpty() ? " has empty hands" : " holds " + String.join(" and ", names);
        List<String> gone =
                dropped.stream().map(weapon -> weapon(combatant, weapon)).toList();
        return tell(state, unit, holds + (gone.isEmpty() ? "" : " and has dropped " + String.join(" and ", gone)));
    }

    private static String weapon(Combatant combatant, int index) {
        return combatant.profile().weapons().get(index).weapon().name();
    }
}
