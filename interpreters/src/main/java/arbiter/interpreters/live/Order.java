package arbiter.interpreters.live;

import java.util.Locale;
import java.util.Optional;

/** What is to be done, until it is taken back, whenever a unit is asked the same kind of question. */
public enum Order {
    /** Its player is asked, even where people usually let the moment pass. */
    ASK,
    /** The moment passes, where it can. */
    PASS,
    /** What is suggested there each time is done; nothing is spent on what is of no use then. */
    SUGGESTED;

    /** As it is written: {@code ask}, {@code pass}, {@code suggested}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Order> of(String word) {
        for (Order order : values()) {
            if (order.word().equals(word)) {
                return Optional.of(order);
            }
        }
        return Optional.empty();
    }
}
