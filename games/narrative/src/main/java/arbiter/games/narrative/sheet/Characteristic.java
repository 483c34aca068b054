package arbiter.games.narrative.sheet;

import java.util.Locale;

/** The six numbers that everybody has. Ledger: NAR-CHAR-1. */
public enum Characteristic {
    BRAWN,
    AGILITY,
    INTELLECT,
    CUNNING,
    WILLPOWER,
    PRESENCE;

    private final String title = name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);

    /** As people write it: {@code Brawn}. */
    public String title() {
        return title;
    }
}
