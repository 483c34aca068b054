package arbiter.games.centuryg.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What a Unit has used up in this fight: One Shots, slow Weapons, Supports, Techniques, what has saved it. */
public final class Stores {

    private List<String> spent = List.of();
    private List<Slowed> slowed = List.of();
    private int techniques;
    /** The Expansion Pack is gone. Ledger: expansion-pack. */
    private boolean purged;
    /** Invincible Alloy has held once. Ledger: invincible-alloy. */
    private boolean saved;

    /** A slow Weapon and the Round in which it can be used again. */
    public record Slowed(String weapon, int round) {}

    Stores() {}

    public boolean isSpent(String item) {
        return !spent.isEmpty() && spent.contains(item);
    }

    public List<String> spent() {
        return spent;
    }

    public boolean isReady(String weapon, int round) {
        for (Slowed slow : slowed) {
            if (slow.weapon().equals(weapon) && round < slow.round()) {
                return false;
            }
        }
        return true;
    }

    /** How often a Technique was used. Ledger: BCG-AMB-79. */
    public int techniques() {
        return techniques;
    }

    public boolean isPurged() {
        return purged;
    }

    public boolean isSaved() {
        return saved;
    }

    void spend(String item) {
        spent = with(spent, item);
    }

    void restock(String item) {
        List<String> rest = new ArrayList<>(spent);
        rest.remove(item);
        spent = List.copyOf(rest);
    }

    void slow(String weapon, int round) {
        List<Slowed> all = new ArrayList<>(slowed);
        all.removeIf(old -> old.weapon().equals(weapon));
        all.add(new Slowed(weapon, round));
        slowed = List.copyOf(all);
    }

    void technique() {
        techniques++;
    }

    void purge() {
        purged = true;
    }

    void save() {
        saved = true;
    }

    /** What is used up by one is used up for all of them; what rests does so for itself. */
    void share(Stores other) {
        spent = other.spent;
        techniques = other.techniques;
        saved = other.saved;
    }

    private static List<String> with(List<String> list, String item) {
        List<String> all = new ArrayList<>(list);
        all.add(item);
        return List.copyOf(all);
    }

    void takeOver(Stores earlier) {
        spent = earlier.spent;
        slowed = earlier.slowed;
        techniques = earlier.techniques;
        purged = earlier.purged;
        saved = earlier.saved;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Stores that
                && techniques == that.techniques
                && purged == that.purged
                && saved == that.saved
                && spent.equals(that.spent)
                && slowed.equals(that.slowed);
    }

    @Override
    public int hashCode() {
        return Objects.hash(spent, slowed, techniques, purged, saved);
    }
}
