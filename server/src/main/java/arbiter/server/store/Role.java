package arbiter.server.store;

import java.util.Locale;

/** What somebody may do at a table. Whoever left keeps their place in the log and nothing else. */
public enum Role {
    GAMEMASTER,
    PLAYER,
    SPECTATOR,
    GONE;

    /** As it is written everywhere: {@code gamemaster}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Role of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
