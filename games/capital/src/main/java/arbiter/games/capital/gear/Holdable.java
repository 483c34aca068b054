package arbiter.games.capital.gear;

import arbiter.games.capital.sheet.Gear;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.TableRules;
import arbiter.kernel.Option;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A weapon or an item at its place in a unit's profile, as something to take in hand. Ledger: CAP-EQ-1. */
record Holdable(boolean weapon, int index, Gear gear, int hands, boolean held, Optional<Lying> lying)
        implements Option {

    /** All that the unit could hold now: what it has on it, and what lies in contact with it. */
    static List<Holdable> of(TableRules rules, Combatant unit) {
        List<Holdable> things = new ArrayList<>();
        for (int i = 0; i < unit.profile().weapons().size(); i++) {
            weapon(rules, unit, i).ifPresent(things::add);
        }
        for (int i = 0; i < unit.profile().items().size(); i++) {
            item(unit, i).ifPresent(things::add);
        }
        return things;
    }

    /** The weapon at that place, if the unit can get hold of it. */
    static Optional<Holdable> weapon(TableRules rules, Combatant unit, int index) {
        Weapon weapon = unit.profile().weapons().get(index).weapon();
        return fitting(
                unit,
                new Holdable(
                        true,
                        index,
                        weapon,
                        rules.hands(weapon),
                        unit.holds(index),
                        unit.hands().lying(true, index)));
    }

    /** The item at that place, if there is any use in holding it; worn armour stays on. Ledger: CAP-AMB-100. */
    static Optional<Holdable> item(Combatant unit, int index) {
        Gear item = unit.profile().items().get(index).item();
        return item.hands() == 0 || narrative(item)
                ? Optional.empty()
                : fitting(
                        unit,
                        new Holdable(
                                false,
                                index,
                                item,
                                item.hands(),
                                unit.hands().holdsItem(index),
                                unit.hands().lying(false, index)));
    }

    private static Optional<Holdable> fitting(Combatant unit, Holdable thing) {
        boolean inReach = thing.lying.isEmpty() || thing.lying.get().spot().touches(unit.base());
        return inReach && thing.hands() <= unit.profile().hands() ? Optional.of(thing) : Optional.empty();
    }

    private static boolean narrative(Gear gear) {
        return gear instanceof Covered covered && covered.status() == LedgerEntry.Status.NARRATIVE;
    }

    @Override
    public String id() {
        return gear.id() + ":" + index;
    }

    @Override
    public String text() {
        String verb = held ? "Keep" : lying.isPresent() ? "Pick up" : "Take";
        return verb + " the " + gear.name() + (hands() > 1 ? " in " + hands() + " hands" : "");
    }
}
