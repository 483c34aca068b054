package arbiter.games.narrative.sheet;

/** The six numbers that everybody has. Ledger: NAR-CHAR-1. */
public enum Characteristic {
    BRAWN,
    AGILITY,
    INTELLECT,
    CUNNING,
    WILLPOWER,
    PRESENCE;

    /** As people write it: {@code Brawn}. */
    public String title() {
        return name().charAt(0) + name().substring(1).toLowerCase(java.util.Locale.ROOT);
    }
}
