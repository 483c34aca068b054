package arbiter.games.narrative.item;

import java.util.Locale;

/** How damaged an item is. Ledger: NAR-CHAR-5. */
public enum Condition {
    UNDAMAGED,
    MINOR,
    MODERATE,
    MAJOR,
    DESTROYED;

    /** So many steps worse. */
    Condition worse(int steps) {
        return values()[Math.min(DESTROYED.ordinal(), ordinal() + steps)];
    }

    public boolean isUsable() {
        return ordinal() < MAJOR.ordinal();
    }

    /** {@code damaged, minor}. */
    public String words() {
        return switch (this) {
            case UNDAMAGED -> "undamaged";
            case DESTROYED -> "destroyed";
            default -> "damaged, " + name().toLowerCase(Locale.ROOT);
        };
    }
}
