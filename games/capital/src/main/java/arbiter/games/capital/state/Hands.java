package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.Profile;

/** What a unit holds: as many things as it has hands for. Ledger: CAP-EQ-1. */
final class Hands {

    private Hands() {}

    /** At the start of a combat: the weapons of the profile in their order, as long as hands are free. */
    static boolean[] atFirst(Profile profile) {
        return atFirst(profile, TableRules.STANDARD);
    }

    static boolean[] atFirst(Profile profile, TableRules rules) {
        boolean[] held = new boolean[profile.weapons().size()];
        int free = profile.hands();
        for (int i = 0; i < held.length; i++) {
            Armed armed = profile.weapons().get(i);
            int needed = rules.hands(armed.weapon());
            if (needed <= free) {
                held[i] = true;
                free -= needed;
            }
        }
        return held;
    }
}
