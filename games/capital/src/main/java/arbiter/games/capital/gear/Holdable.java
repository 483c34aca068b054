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
record Holdable(boolean weapon, int index, Gear gear, int hands, boolean held, boolean onGround) implements Option {

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
        boolean lies = lies(unit, index);
        return lies && !inReach(unit, index)
                ? Optional.empty()
                : fitting(unit, new Holdable(true, index, weapon, rules.hands(weapon), unit.holds(index), lies));
    }

    /** The item at that place, if there is any use in holding it; worn armour stays on. Ledger: CAP-AMB-100. */
    static Optional<Holdable> item(Combatant unit, int index) {
        Gear item = unit.profile().items().get(index).item();
        return item.hands() == 0 || narrative(item)
                ? Optional.empty()
                : fitting(
                        unit,
                        new Holdable(
                                false, index, item, item.hands(), unit.hands().holdsItem(index), false));
    }

    private static Optional<Holdable> fitting(Combatant unit, Holdable thing) {
        return thing.hands() <= unit.profile().hands() ? Optional.of(thing) : Optional.empty();
    }

    private static boolean narrative(Gear gear) {
        return gear instanceof Covered covered && covered.status() == LedgerEntry.Status.NARRATIVE;
    }

    private static boolean lies(Combatant unit, int weapon) {
        for (Lying lying : unit.hands().lying()) {
            if (lying.weapon() == weapon) {
                return true;
            }
        }
        return false;
    }

    private static boolean inReach(Combatant unit, int weapon) {
        for (Lying lying : unit.hands().lying()) {
            if (lying.weapon() == weapon && lying.spot().touches(unit.base())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String id() {
        return gear.id() + ":" + index;
    }

    @Override
    public String text() {
        String verb = held ? "Keep" : onGround ? "Pick up" : "Take";
        return verb + " the " + gear.name() + (hands() > 1 ? " in " + hands() + " hands" : "");
    }
}
