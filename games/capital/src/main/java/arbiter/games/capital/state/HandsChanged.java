package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A unit holds these weapons and items now, has dropped some, and has stowed the rest. Ledger: CAP-EQ-2, CAP-AMB-100. */
public record HandsChanged(String unit, List<Integer> weapons, List<Integer> items, List<Integer> dropped)
        implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        Kit kit = combatant.kit;
        List<Lying> lying = new ArrayList<>(kit.lying);
        lying.removeIf(thing -> weapons.contains(thing.weapon()));
        dropped.forEach(weapon -> lying.add(new Lying(weapon, combatant.base)));
        kit.lying = List.copyOf(lying);
        for (int i = 0; i < combatant.held.length; i++) {
            combatant.held[i] = weapons.contains(i);
        }
        kit.heldItems = 0;
        items.forEach(item -> kit.heldItems = Kit.with(kit.heldItems, item, true));
        kit.handsChangedInTurn = state.turns;
    }

    @Override
    public Line line(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        List<String> names = new ArrayList<>();
        weapons.forEach(weapon -> names.add(weapon(combatant, weapon)));
        items.forEach(
                item -> names.add(combatant.profile().items().get(item).item().name()));
        String holds = names.isEmpty() ? " has empty hands" : " holds " + String.join(" and ", names);
        List<String> gone =
                dropped.stream().map(weapon -> weapon(combatant, weapon)).toList();
        return CapitalEvent.tell(
                state, unit, holds + (gone.isEmpty() ? "" : " and has dropped " + String.join(" and ", gone)));
    }

    private static String weapon(Combatant combatant, int index) {
        return combatant.profile().weapons().get(index).weapon().name();
    }
}
