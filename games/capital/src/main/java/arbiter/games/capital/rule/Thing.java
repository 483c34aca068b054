package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.Gear;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Lying;
import arbiter.kernel.Option;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.ArrayList;
import java.util.List;

/** A weapon or an item at its place in a unit's profile, as something to take in hand. Ledger: CAP-EQ-1. */
record Thing(boolean weapon, int index, Gear gear, boolean held, boolean onGround) implements Option {

    /** All that the unit could hold now: what it has on it, and what lies in contact with it. */
    static List<Thing> of(Combatant unit) {
        List<Thing> things = new ArrayList<>();
        Profile profile = unit.profile();
        for (int i = 0; i < profile.weapons().size(); i++) {
            boolean lies = lies(unit, i);
            if (!lies || inReach(unit, i)) {
                things.add(new Thing(true, i, profile.weapons().get(i).weapon(), unit.holds(i), lies));
            }
        }
        for (int i = 0; i < profile.items().size(); i++) {
            Gear item = profile.items().get(i).item();
            if (item.hands() > 0 && !narrative(item)) { // worn armour stays on: CAP-AMB-100
                things.add(new Thing(false, i, item, unit.kit().holdsItem(i), false));
            }
        }
        return things;
    }

    private static boolean narrative(Gear gear) {
        return gear instanceof Covered covered && covered.status() == LedgerEntry.Status.NARRATIVE;
    }

    private static boolean lies(Combatant unit, int weapon) {
        for (Lying lying : unit.kit().lying()) {
            if (lying.weapon() == weapon) {
                return true;
            }
        }
        return false;
    }

    private static boolean inReach(Combatant unit, int weapon) {
        for (Lying lying : unit.kit().lying()) {
            if (lying.weapon() == weapon && lying.spot().touches(unit.base())) {
                return true;
            }
        }
        return false;
    }

    int hands() {
        return gear.hands();
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
