package arbiter.server.table;

import arbiter.server.store.Member;
import arbiter.server.store.Records;
import arbiter.server.table.loaded.JsonText;
import arbiter.server.table.loaded.LogIndex;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Those who watch a table, each told only of what changed for them. What is the same for several is worked out once.
 * Called under the table's lock.
 */
final class Watchers {

    /** One who watches: as whom, and how far they have been told. */
    private static final class Seat {

        private final String member;
        private final Watcher watcher;
        private Sight sight;
        private long number;

        private Seat(String member, Watcher watcher) {
            this.member = member;
            this.watcher = watcher;
        }
    }

    /** What a message depends on besides the shared picture. */
    private record Message(Sight.Shared sight, long number, List<Integer> items) {}

    private final Records records;
    private final Welcome welcome;
    private final Set<Seat> seats = new LinkedHashSet<>();
    private final Map<Sight.Shared, TableView> pictures = new HashMap<>();
    private Optional<CommonParts> common = Optional.empty();
    private int told;

    Watchers(Records records) {
        this.records = records;
        this.welcome = new Welcome(records);
    }

    boolean isEmpty() {
        return seats.isEmpty();
    }

    /** The members who watch. */
    Set<String> here() {
        Set<String> here = new HashSet<>();
        seats.forEach(seat -> here.add(seat.member));
        return here;
    }

    /** Calls for the attention of a member, wherever they watch. */
    void nudge(String member, String by) {
        String message = JsonText.write(
                JsonNodeFactory.instance.objectNode().put("type", "nudge").put("by", by));
        seats.stream().filter(seat -> seat.member.equals(member)).forEach(seat -> seat.watcher.send(message));
    }

    /** Tells the watcher all from now on; what is returned ends it. */
    Runnable add(SeatedTable seated, Member member, Optional<String> stream, long number, Watcher watcher) {
        if (seats.isEmpty()) {
            told = seated.loaded().log().size();
        } else if (told < seated.loaded().log().size()) {
            tell(seated); // the table was brought back with more than the others know
        }
        Seat seat = new Seat(member.id(), watcher);
        seats.add(seat);
        welcome(seated, seat, member, stream, number);
        return () -> {
            seats.remove(seat);
            forgetUnseen();
        };
    }

    private void welcome(SeatedTable seated, Seat seat, Member member, Optional<String> stream, long number) {
        seat.sight = seated.seating().sight(member);
        seat.number = seated.loaded().log().number(seat.sight);
        TableView picture = pictures.computeIfAbsent(
                seat.sight.shared(), shared -> draw(seated, List.of(shared)).picture(shared, Optional.empty()));
        seat.watcher.send(JsonText.write(welcome.of(seated, member, picture, stream, number)));
    }

    /** Tells everybody what has changed since they were told last. */
    void tell(SeatedTable seated) {
        LogIndex log = seated.loaded().log();
        Map<Sight.Shared, TableView> earlier = new HashMap<>(pictures);
        List<Sight.Shared> sights = sights(seated);
        Drawing drawing = draw(seated, sights);
        Map<Sight.Shared, ObjectNode> changes = new HashMap<>();
        Map<Message, String> written = new HashMap<>();
        EventPictures events = new EventPictures(
                seated.loaded(), told, sights.stream().map(Sight.Shared::viewer).toList());
        LogReader.Texts texts = new LogReader.Texts();
        for (Seat seat : List.copyOf(seats)) {
            Optional<Member> member = seated.seating().present(seat.member);
            if (member.isEmpty()) {
                dismiss(seat, 4003, "you do not sit at this table any more");
                continue;
            }
            Sight sight = seated.seating().sight(member.get());
            ObjectNode changed = changes.computeIfAbsent(sight.shared(), shared -> redraw(drawing, shared, earlier));
            if (!sight.equals(seat.sight)) {
                welcome(seated, seat, member.get(), Optional.empty(), 0);
                continue;
            }
            List<Integer> items = items(log, sight);
            if (changed.isEmpty() && items.isEmpty()) {
                continue;
            }
            Message message = new Message(sight.shared(), seat.number, items);
            seat.number += items.size();
            seat.watcher.send(written.computeIfAbsent(
                    message,
                    fresh ->
                            write(seated, sight, fresh, changed, texts, changesByItem(events, sight, items, earlier))));
        }
        told = log.size();
        seated.loaded().table().memory().forget();
        forgetUnseen();
    }

    private Map<Integer, ObjectNode> changesByItem(
            EventPictures events, Sight sight, List<Integer> items, Map<Sight.Shared, TableView> earlier) {
        TableView before = earlier.get(sight.shared());
        TableView now = pictures.get(sight.shared());
        return before == null || items.isEmpty()
                ? Map.of()
                : events.changes(sight.viewer(), items, events.picture(before.view()), events.picture(now.view()));
    }

    /** How everybody sees the table now who watches and still sits there. */
    private List<Sight.Shared> sights(SeatedTable seated) {
        return seats.stream()
                .flatMap(seat -> seated.seating().present(seat.member).stream())
                .map(member -> seated.seating().sight(member).shared())
                .distinct()
                .toList();
    }

    private Drawing draw(SeatedTable seated, List<Sight.Shared> sights) {
        CommonParts parts = new CommonParts(seated, common);
        common = Optional.of(parts);
        return Drawing.of(seated, sights.stream().map(Sight.Shared::viewer).toList(), parts, pictures.values());
    }

    private ObjectNode redraw(Drawing drawing, Sight.Shared shared, Map<Sight.Shared, TableView> earlier) {
        Optional<TableView> before = Optional.ofNullable(earlier.get(shared));
        TableView now = drawing.picture(shared, before);
        pictures.put(shared, now);
        ObjectNode changed = JsonNodeFactory.instance.objectNode();
        before.ifPresent(picture -> now.writeChanges(picture, drawing, changed));
        return changed;
    }

    private List<Integer> items(LogIndex log, Sight sight) {
        List<Integer> items = new ArrayList<>();
        for (int i = told; i < log.size(); i++) {
            if (log.readers(i).include(sight)) {
                items.add(i);
            }
        }
        return items;
    }

    private String write(
            SeatedTable seated,
            Sight sight,
            Message message,
            ObjectNode changed,
            LogReader.Texts texts,
            Map<Integer, ObjectNode> changesByItem) {
        ObjectNode update = JsonNodeFactory.instance
                .objectNode()
                .put("type", "update")
                .put("number", message.number() + message.items().size());
        if (!message.items().isEmpty()) {
            LogReader reader = new LogReader(records, seated.loaded(), sight);
            String log = texts.list(reader, message.items(), message.number() + 1, changesByItem);
            update.putRawValue("log", new RawValue(log));
        }
        update.setAll(changed);
        return JsonText.write(update);
    }

    void dismissAll(int code, String reason) {
        List.copyOf(seats).forEach(seat -> dismiss(seat, code, reason));
    }

    private void dismiss(Seat seat, int code, String reason) {
        seats.remove(seat);
        seat.watcher.close(code, reason);
    }

    private void forgetUnseen() {
        Set<Sight.Shared> seen = new HashSet<>();
        seats.forEach(seat -> seen.add(seat.sight.shared()));
        pictures.keySet().retainAll(seen);
        common = seats.isEmpty() ? Optional.empty() : common;
    }
}
