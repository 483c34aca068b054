package arbiter.games.capital.calls;

import arbiter.kernel.Option;
import java.util.List;

/** The three Rests, by how long they take. Ledger: CAP-REST-1, CAP-REST-2, CAP-REST-3. */
public enum RestKind implements Option {
    SHORT_BREAK("short-break", "Short Break"),
    LONG_BREAK("long-break", "Long Break"),
    FULL_REST("full-rest", "Full Rest");

    private static final int SHORT = 15;
    private static final int LONG = 60;
    private static final int FULL = 8 * 60;
    private static final int ASLEEP = 6 * 60;

    private final String id;
    private final String text;

    RestKind(String id, String text) {
        this.id = id;
        this.text = text;
    }

    /** What so many minutes amount to: the longest kind reached; exactly an hour is either Break. Ledger: CAP-AMB-78. */
    public static List<RestKind> reached(int minutes, int asleep) {
        if (minutes < SHORT) {
            return List.of();
        }
        if (minutes >= FULL && asleep >= ASLEEP) {
            return List.of(FULL_REST);
        }
        if (minutes == LONG) {
            return List.of(LONG_BREAK, SHORT_BREAK);
        }
        return List.of(minutes < LONG ? SHORT_BREAK : LONG_BREAK);
    }

    /** The least it takes. */
    public int minutes() {
        return switch (this) {
            case SHORT_BREAK -> SHORT;
            case LONG_BREAK -> LONG + 1; // with exactly an hour everybody would have to be asked
            case FULL_REST -> FULL;
        };
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String text() {
        return text;
    }
}
