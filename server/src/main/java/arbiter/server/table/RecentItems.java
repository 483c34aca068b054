package arbiter.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The latest items of a log, so that telling what is new needs no look into the store. */
final class RecentItems {

    private static final int KEPT = 256;

    /** An item as it is stored, when it was stored, and its place. */
    record Kept(JsonNode item, long time, int place) {}

    private final Deque<Kept> kept = new ArrayDeque<>();

    void add(JsonNode item, long time, int place) {
        kept.addLast(new Kept(item, time, place));
        if (kept.size() > KEPT) {
            kept.removeFirst();
        }
    }

    Optional<Kept> find(int place) {
        if (kept.isEmpty() || place < kept.peekFirst().place()) {
            return Optional.empty();
        }
        return kept.stream().filter(one -> one.place() == place).findFirst();
    }
}
