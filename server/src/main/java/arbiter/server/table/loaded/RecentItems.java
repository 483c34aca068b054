package arbiter.server.table.loaded;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The latest items of a log, so that telling what is new needs no look into the store. The newest are told to everybody
 * at once; those before them are kept as text, a tenth of the size.
 */
public final class RecentItems {

    private static final int NEWEST = 3;
    private static final int KEPT = 40;

    /** An item as it is stored, when it was stored, and its place. */
    public record Kept(JsonNode item, long time, int place) {}

    private record Written(String item, long time, int place) {

        private Kept read() {
            return new Kept(JsonText.read(item), time, place);
        }
    }

    private final Deque<Kept> newest = new ArrayDeque<>();
    private final Deque<Written> older = new ArrayDeque<>();

    void add(JsonNode item, long time, int place) {
        newest.addLast(new Kept(item, time, place));
        if (newest.size() > NEWEST) {
            Kept old = newest.removeFirst();
            older.addLast(new Written(JsonText.write(old.item()), old.time(), old.place()));
        }
        if (older.size() > KEPT) {
            older.removeFirst();
        }
    }

    public Optional<Kept> find(int place) {
        if (!older.isEmpty() && place <= older.peekLast().place()) {
            return older.stream()
                    .filter(one -> one.place() == place)
                    .findFirst()
                    .map(Written::read);
        }
        return newest.stream().filter(one -> one.place() == place).findFirst();
    }
}
