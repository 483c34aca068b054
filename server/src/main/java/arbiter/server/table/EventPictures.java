package arbiter.server.table;

import arbiter.interpreters.live.EventView;
import arbiter.kernel.Viewer;
import arbiter.server.table.loaded.LoadedTable;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What each new event of the log changed for a viewer, so that pages can show events one after the other. */
final class EventPictures {

    /** So many events are shown one by one; what more there were comes all at once with the view. */
    static final int MOST = 400;

    private final LoadedTable<?> loaded;
    private final Map<Integer, Integer> events = new HashMap<>();

    /** For the items from that one on. */
    EventPictures(LoadedTable<?> loaded, int first) {
        this.loaded = loaded;
        int[] items = loaded.history().items();
        for (int event = items.length - 1; event >= 0 && (items[event] < 0 || items[event] >= first); event--) {
            events.put(items[event], event);
        }
    }

    /** The number of the event that an item tells. */
    Optional<Integer> event(int item) {
        return Optional.ofNullable(events.get(item));
    }

    /** How well each side stood after that item, as far as the viewer knows. */
    Map<String, Double> worth(int item, Viewer viewer) {
        return Optional.ofNullable(events.get(item))
                .map(event -> loaded.table().memory().worthAfter(event, viewer))
                .orElse(Map.of());
    }

    /** The changes by the items that brought them; together they lead from one picture to the other. */
    Map<Integer, ObjectNode> changes(Viewer viewer, List<Integer> items, Picture before, Picture now) {
        List<Integer> seen = items.stream().filter(this::isRemembered).toList();
        Map<Integer, ObjectNode> changes = new HashMap<>();
        Picture at = before;
        for (int i = 0; i < seen.size(); i++) {
            Picture next = i == seen.size() - 1 ? now : at.after(seen(seen.get(i), viewer));
            ObjectNode change = next.changes(at);
            if (!change.isEmpty()) {
                changes.put(seen.get(i), change);
            }
            at = next;
        }
        return changes;
    }

    private boolean isRemembered(int item) {
        return event(item).filter(loaded.table().memory()::remembers).isPresent();
    }

    private EventView seen(int item, Viewer viewer) {
        return event(item)
                .flatMap(event -> loaded.table().memory().viewAfter(event, viewer))
                .orElseThrow();
    }
}
