package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A unit holds these weapons and items now, has dropped some, and has stowed the rest. Ledger: CAP-EQ-2, CAP-AMB-100. */
public record HandsChanged(
        String unit, List<Integer> weapons, List<Integer> items, List<Integer> dropped, List<Integer> droppedItems)
        implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        List<Lying> lying = new ArrayList<>(combatant.hands().lying());
        lying.removeIf(thing -> (thing.weapon() ? weapons : items).contains(thing.index()));
        dropped.forEach(weapon -> lying.add(new Lying(true, weapon, combatant.base())));
        droppedItems.forEach(item -> lying.add(new Lying(false, item, combatant.base())));
        combatant.set(new Hands(Hands.at(weapons), Hands.at(items), List.copyOf(lying), state.turns()));
    }

    @Override
    public Line line(CapitalState state) {
        Combatant combatant = state.unit(unit);
        List<String> names = names(combatant, weapons, items);
        String holds = names.isEmpty() ? " has empty hands" : " holds " + String.join(" and ", names);
        List<String> gone = names(combatant, dropped, droppedItems);
        return tell(state, unit, holds + (gone.isEmpty() ? "" : " and has dropped " + String.join(" and ", gone)));
    }

    private static List<String> names(Combatant combatant, List<Integer> weapons, List<Integer> items) {
        List<String> names = new ArrayList<>();
        weapons.forEach(weapon ->
                names.add(combatant.profile().weapons().get(weapon).weapon().name()));
        items.forEach(
                item -> names.add(combatant.profile().items().get(item).item().name()));
        return names;
    }
}
