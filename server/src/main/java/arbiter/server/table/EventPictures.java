package arbiter.server.table;

import arbiter.content.json.Json;
import arbiter.interpreters.live.EventView;
import arbiter.interpreters.wire.ViewJson;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.server.table.loaded.LoadedTable;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What each new event of the log changed for a viewer, so that pages can show events one after the other. What several
 * viewers see alike is drawn and written once.
 */
final class EventPictures {

    /** So many events are shown one by one; what more there were comes all at once with the view. */
    static final int MOST = 400;

    private final LoadedTable<?> loaded;
    private final List<Viewer> viewers;
    private final Map<Integer, Integer> events = new HashMap<>();
    private final Map<Integer, Map<Viewer, EventView>> seen = new HashMap<>();
    private final UnitViewCache looks = new UnitViewCache();
    private final Map<View.Unit, View.Unit> withoutDetails = new IdentityHashMap<>();
    private final Map<View.Unit, String> written = new IdentityHashMap<>();

    /** For the items from that one on, and those viewers. */
    EventPictures(LoadedTable<?> loaded, int first, List<Viewer> viewers) {
        this.loaded = loaded;
        this.viewers = viewers;
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

    /** The picture of a view, of units that are the same if they look the same. */
    Picture picture(View view) {
        return Picture.of(view, this::same);
    }

    /** The changes by the items that brought them; together they lead from one picture to the other. */
    Map<Integer, ObjectNode> changes(Viewer viewer, List<Integer> items, Picture before, Picture now) {
        List<Integer> remembered = items.stream().filter(this::isRemembered).toList();
        Map<Integer, ObjectNode> changes = new HashMap<>();
        Picture at = before;
        for (int i = 0; i < remembered.size(); i++) {
            boolean last = i == remembered.size() - 1;
            Picture next = last ? now : at.after(seen(remembered.get(i), viewer), this::same);
            ObjectNode change = next.changes(at, this::text);
            if (!change.isEmpty()) {
                changes.put(remembered.get(i), change);
            }
            at = next;
        }
        return changes;
    }

    private boolean isRemembered(int item) {
        return event(item).filter(loaded.table().memory()::remembers).isPresent();
    }

    private EventView seen(int item, Viewer viewer) {
        return seen.computeIfAbsent(
                        item,
                        one -> loaded.table().memory().viewsAfter(event(item).orElseThrow(), viewers))
                .get(viewer);
    }

    private View.Unit same(View.Unit unit) {
        return withoutDetails.computeIfAbsent(unit, fresh -> looks.same(fresh.with(List.of())));
    }

    private String text(View.Unit unit) {
        return written.computeIfAbsent(unit, EventPictures::write);
    }

    static String write(View.Unit unit) {
        return Json.sparse().write(ViewJson.UnitState.of(unit));
    }
}
