package arbiter.games.centuryg.machine;

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

    public boolean isSpent(String item) {
        return !spent.isEmpty() && spent.contains(item);
    }

    public boolean isReady(String weapon, int round) {
        for (Slowed slow : slowed) {
            if (slow.weapon().equals(weapon) && round < slow.round()) {
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

    public UsedEquipment spend(String item) {
        List<String> all = new ArrayList<>(spent);
        all.add(item);
        return new UsedEquipment(List.copyOf(all), slowed, techniques, purged, saved);
    }

    public UsedEquipment restock(String item) {
        List<String> rest = new ArrayList<>(spent);
        rest.remove(item);
        return new UsedEquipment(List.copyOf(rest), slowed, techniques, purged, saved);
    }

    public UsedEquipment slow(String weapon, int round) {
        List<Slowed> all = new ArrayList<>(slowed);
        all.removeIf(old -> old.weapon().equals(weapon));
        all.add(new Slowed(weapon, round));
        return new UsedEquipment(spent, List.copyOf(all), techniques, purged, saved);
    }

    public UsedEquipment technique() {
        return new UsedEquipment(spent, slowed, techniques + 1, purged, saved);
    }

    public UsedEquipment purge() {
        return new UsedEquipment(spent, slowed, techniques, true, saved);
    }

    public UsedEquipment save() {
        return new UsedEquipment(spent, slowed, techniques, purged, true);
    }

    /** What is used up by one is used up for all of them; what rests does so for itself. */
    public UsedEquipment share(UsedEquipment other) {
        return new UsedEquipment(other.spent, slowed, other.techniques, purged, other.saved);
    }
}
