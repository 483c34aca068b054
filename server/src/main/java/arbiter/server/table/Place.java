package arbiter.server.table;

import arbiter.interpreters.live.Bookmark;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.store.Secret;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A place in a table's records from which it can be taken up, as it is stored. Only a shortcut: whatever does not fit in
 * every respect is refused with {@link Misfit}, and the records are run from the first one on.
 */
final class Place {

    private static final int FORMAT = 2;

    /** So many records before the place are looked at for what a table remembers of them. */
    static final int LOOKED_AT = 128;

    private Place() {}

    /** Why a table cannot be taken up there. */
    static final class Misfit extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Misfit(String why) {
            super(why);
        }
    }

    /** Lets the table forget what came before; the text of the place is worked out later, by any thread. */
    static <S extends State<S>> Optional<Supplier<String>> leaveBehind(Sitting<S> sitting) {
        Optional<String> edition = Edition.of(sitting.book());
        Optional<Bookmark<S>> bookmark =
                edition.isEmpty() ? Optional.empty() : sitting.table().leaveBehind();
        if (bookmark.isEmpty()) {
            return Optional.empty();
        }
        sitting.story().leaveBehind(sitting.table().log().size());
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("format", FORMAT).put("edition", edition.get());
        node.put("seq", sitting.seq()).put("key", sitting.sent().last());
        sitting.table().open().stream().map(OpenRequest::id).forEach(node.putArray("open")::add);
        node.set("hands", sitting.hands().json());
        node.set("besides", sitting.besides().json());
        node.putArray("dice")
                .add(sitting.dice().openThrows())
                .add(sitting.dice().hiddenThrows());
        S now = sitting.table().state();
        LogIndex log = sitting.log().copy();
        int[] items = sitting.story().items();
        List<Story.Move> moves = sitting.story().moves();
        return Optional.of(() -> {
            node.put("now", Secret.hash(sitting.journals().writeState(now)));
            node.putRawValue("table", new RawValue(sitting.journals().writeBookmark(bookmark.get())));
            node.set("story", story(items, moves, log));
            node.set("log", log.json());
            return JsonText.write(node);
        });
    }

    private static ObjectNode story(int[] items, List<Story.Move> moves, LogIndex log) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ArrayNode runs = node.putArray("items");
        for (int i = 0; i < items.length; ) {
            int length = 1;
            while (i + length < items.length && items[i] >= 0 && items[i + length] == items[i] + length) {
                length++;
            }
            runs.addArray().add(items[i]).add(length);
            i += length;
        }
        ArrayNode list = node.putArray("moves");
        moves.forEach(move -> list.addArray().add(move.start()).add(log.kind(move.by())));
        return node;
    }

    /** Takes a table up; the records are those up to the place, as many as are looked at. */
    static <S extends State<S>> Sitting<S> takeUp(
            StoredTable stored, Rulebook<S> book, JsonNode node, List<StoredRecord> before) {
        Sitting<S> sitting = Sitting.empty(stored, book);
        check(node, before, book);
        sitting.dice()
                .stored(
                        node.path("dice").path(0).asLong(),
                        node.path("dice").path(1).asLong());
        Journal<S> journal = sitting.journals().read(stored.start());
        Bookmark<S> bookmark = sitting.journals().readBookmark(node.path("table"));
        Table<S> table = Table.takeUp(book.game(), journal, bookmark, sitting.dice());
        sitting.takeUp(table, node);
        sitting.log().takeUp(node.path("log"));
        sitting.story().takeUp(items(node.path("story").path("items")), moves(node, sitting.log()), table.log());
        before.forEach(one -> sitting.sent().add(one.member(), one.key()));
        checkSame(sitting, bookmark, node);
        return sitting;
    }

    private static void check(JsonNode node, List<StoredRecord> before, Rulebook<?> book) {
        if (node.path("format").asInt() != FORMAT) {
            throw new Misfit("it has another format");
        }
        if (!Edition.of(book).equals(Optional.of(node.path("edition").asText()))) {
            throw new Misfit("another edition wrote it");
        }
        StoredRecord last = before.isEmpty() ? null : before.get(before.size() - 1);
        if (last == null
                || last.seq() != node.path("seq").asLong()
                || !Sent.name(last.member(), last.key()).equals(node.path("key").asText())) {
            throw new Misfit("the records are others");
        }
    }

    private static <S extends State<S>> void checkSame(Sitting<S> sitting, Bookmark<S> bookmark, JsonNode node) {
        Table<S> table = sitting.table();
        List<String> open = new ArrayList<>();
        node.path("open").forEach(id -> open.add(id.asText()));
        boolean same = table.open().stream().map(OpenRequest::id).toList().equals(open)
                && bookmark.checkpoint().events() + table.log().size()
                        == sitting.story().items().length
                && Secret.hash(sitting.journals().writeState(table.state()))
                        .equals(node.path("now").asText());
        if (!same) {
            throw new Misfit("it leads elsewhere");
        }
    }

    private static int[] items(JsonNode runs) {
        List<Integer> items = new ArrayList<>();
        for (JsonNode run : runs) {
            for (int i = 0; i < run.path(1).asInt(); i++) {
                items.add(run.path(0).asInt() + i);
            }
        }
        return items.stream().mapToInt(Integer::intValue).toArray();
    }

    private static List<Story.Move> moves(JsonNode node, LogIndex log) {
        List<Story.Move> moves = new ArrayList<>();
        node.path("story")
                .path("moves")
                .forEach(move -> moves.add(new Story.Move(
                        move.path(0).asInt(), log.kind(move.path(1).asInt()))));
        return moves;
    }
}
