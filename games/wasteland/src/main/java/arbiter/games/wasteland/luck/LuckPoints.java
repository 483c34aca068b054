package arbiter.games.wasteland.luck;

import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.tabletop.unit.Part;

/** Part: luck points left. Ledger: WAS-LUCK-1. */
public record LuckPoints(int left) implements Part {

    public static LuckPoints of(Profile profile) {
        return new LuckPoints(profile.luck());
    }

    /** For setting up a table and the gamemaster's hand. */
    public static void put(Fighter one, int left) {
        one.set(new LuckPoints(left));
    }
}
