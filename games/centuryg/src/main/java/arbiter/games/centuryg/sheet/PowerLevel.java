package arbiter.games.centuryg.sheet;

import java.util.List;

/** The Power Levels: which XP reach them, and what they are called. Ledger: BCG-XP-2, BCG-AMB-98. */
public final class PowerLevel {

    public static final int HIGHEST = 5;

    private static final int BAND = 30;
    private static final List<String> NAMES = List.of("Faceless", "Talented", "Heroic", "Elite", "Mythical", "Godly");

    private PowerLevel() {}

    public static int of(int xp) {
        return xp <= BAND ? 0 : Math.min(HIGHEST, (xp - 1) / BAND);
    }

    /** The least XP with which a level is reached. */
    public static int from(int level) {
        return level == 0 ? 0 : BAND * level + 1;
    }

    public static String name(int level) {
        return NAMES.get(level);
    }
}
