package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.boss.Allegiance;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * What a Unit has used up in this fight: One Shots and Supports, slow Weapons, Techniques, its Expansion Pack, and what
 * has saved it once. Ledger: BCG-AMB-79, expansion-pack, invincible-alloy.
 */
public record UsedEquipment(List<String> spent, List<Slowed> slowed, int techniques, boolean purged, boolean saved)
        implements Part {

    public static final UsedEquipment NOTHING = new UsedEquipment(List.of(), List.of(), 0, false, false);

    /** A slow Weapon and the Round in which it can be used again. */
    public record Slowed(String weapon, int round) {}

    /** Something is used up, for all whom a Boss sent together. Ledger: we-are-many. */
    public static void spend(CenturyState state, String unit, String item) {
        for (Fighter one : Allegiance.sharing(state, unit)) {
            one.set(one.used().spend(item));
        }
    }

    /** Something used up can be used again. */
    public static void restock(CenturyState state, String unit, String item) {
        for (Fighter one : Allegiance.sharing(state, unit)) {
            one.set(one.used().restock(item));
        }
    }

    /** A Technique has lost its surprise. Ledger: BCG-ABIL-11. */
    public static void useTechnique(CenturyState state, String unit) {
        for (Fighter one : Allegiance.sharing(state, unit)) {
            one.set(one.used().technique());
        }
    }

    /** What saves a Unit once has done so. Ledger: invincible-alloy. */
    public static void save(CenturyState state, String unit) {
        for (Fighter one : Allegiance.sharing(state, unit)) {
            one.set(one.used().save());
        }
    }

    /** A slow Weapon rests until that Round. Ledger: BCG-ABIL-10. */
    public static void rest(Fighter unit, String weapon, int round) {
        unit.set(unit.used().slow(weapon, round));
    }

    /** The Expansion Pack is gone. Ledger: expansion-pack. */
    public static void purge(Fighter unit) {
        unit.set(unit.used().purge());
    }

    /** All can be used again. Ledger: BCG-COMB-5. */
    public static void restore(Fighter unit) {
        unit.set(NOTHING);
    }

    /** What another one of those sent together has used up is used up for this one too. Ledger: we-are-many. */
    public static void share(Fighter unit, Fighter with) {
        unit.set(unit.used().share(with.used()));
    }

    public static void exchange(Fighter one, Fighter other) {
        UsedEquipment used = one.used();
        one.set(other.used());
        other.set(used);
    }

    public boolean isSpent(String item) {
        return !spent.isEmpty() && spent.contains(item);
    }

    public boolean isReady(String weapon, int round) {
        for (int i = 0; i < slowed.size(); i++) {
            if (slowed.get(i).weapon().equals(weapon) && round < slowed.get(i).round()) {
                return false;
            }
        }
        return true;
    }

    public boolean isPurged() {
        return purged;
    }

    public boolean isSaved() {
        return saved;
    }

    private UsedEquipment spend(String item) {
        List<String> all = new ArrayList<>(spent);
        all.add(item);
        return new UsedEquipment(List.copyOf(all), slowed, techniques, purged, saved);
    }

    private UsedEquipment restock(String item) {
        List<String> rest = new ArrayList<>(spent);
        rest.remove(item);
        return new UsedEquipment(List.copyOf(rest), slowed, techniques, purged, saved);
    }

    private UsedEquipment slow(String weapon, int round) {
        List<Slowed> all = new ArrayList<>(slowed);
        all.removeIf(old -> old.weapon().equals(weapon));
        all.add(new Slowed(weapon, round));
        return new UsedEquipment(spent, List.copyOf(all), techniques, purged, saved);
    }

    private UsedEquipment technique() {
        return new UsedEquipment(spent, slowed, techniques + 1, purged, saved);
    }

    private UsedEquipment purge() {
        return new UsedEquipment(spent, slowed, techniques, true, saved);
    }

    private UsedEquipment save() {
        return new UsedEquipment(spent, slowed, techniques, purged, true);
    }

    /** What is used up by one is used up for all of them; what rests does so for itself. */
    private UsedEquipment share(UsedEquipment other) {
        return new UsedEquipment(other.spent, slowed, other.techniques, purged, other.saved);
    }
}
