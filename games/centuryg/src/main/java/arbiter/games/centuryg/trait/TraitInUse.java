package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Trait;
import java.util.List;

/** One effect of a Trait that somebody has: its entry, and every copy of it with what was chosen. Ledger: BCG-TRAIT-1. */
public record TraitInUse(Trait entry, List<Taken> copies, PersonTrait effect) {

    public String id() {
        return entry.id();
    }

    /** Whether that choice was made with one of the copies. */
    public boolean chose(String choice) {
        for (int i = 0; i < copies.size(); i++) {
            if (copies.get(i).choices().contains(choice)) {
                return true;
            }
        }
        return false;
    }
}
