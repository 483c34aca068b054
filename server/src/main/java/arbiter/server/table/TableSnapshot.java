package arbiter.server.table;

import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Snapshot;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.store.Secret;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import arbiter.server.table.loaded.CommandPrint;
import arbiter.server.table.loaded.JsonText;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.LogIndex;
import arbiter.server.table.loaded.MoveHistory;
import arbiter.server.table.loaded.RecentCommands;
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
 * A table at one of its records, as it is stored, so that opening it need not run all of them. Whatever does not fit in
 * every respect is refused with {@link Misfit}, and the records are run from the first one on.
 */
final class TableSnapshot {

    private static final int FORMAT = 2;

    /** So many records before the snapshot are looked at for what a table remembers of them. */
    static final int LOOKED_AT = 128;

    private TableSnapshot() {}

    /** Why a table cannot be resumed there. */
    static final class Misfit extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Misfit(String why) {
            super(why);
        }
    }

    /** Lets the table forget what came before; the text of the snapshot is worked out later, by any thread. */
    static <S extends State<S>> Optional<Supplier<String>> take(LoadedTable<S> loaded) {
        Optional<String> edition = ProgramEdition.of(loaded.book());
        Optional<Snapshot<S>> snapshot =
                edition.isEmpty() ? Optional.empty() : loaded.table().takeSnapshot();
        if (snapshot.isEmpty()) {
            return Optional.empty();
        }
        loaded.history().forgetEarlier(loaded.table().log().size());
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("format", FORMAT).put("edition", edition.get());
        node.put("seq", loaded.seq()).put("key", loaded.sent().last());
        loaded.table().open().stream().map(OpenRequest::id).forEach(node.putArray("open")::add);
        node.set("hands", loaded.orders().json());
        node.set("besides", loaded.seatsAndProposals().json());
        node.putArray("dice").add(loaded.dice().openThrows()).add(loaded.dice().hiddenThrows());
        S now = loaded.table().state();
        LogIndex log = loaded.log().copy();
        int[] items = loaded.history().items();
        List<MoveHistory.Move> moves = loaded.history().moves();
        return Optional.of(() -> {
            node.put("now", Secret.hash(loaded.journals().writeState(now)));
            node.putRawValue("table", new RawValue(loaded.journals().writeSnapshot(snapshot.get())));
            node.set("story", history(items, moves, log));
            node.set("log", log.json());
            return JsonText.write(node);
        });
    }

    private static ObjectNode history(int[] items, List<MoveHistory.Move> moves, LogIndex log) {
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

    /** Resumes a table; the records are those up to the snapshot, as many as are looked at. */
    static <S extends State<S>> LoadedTable<S> resume(
            StoredTable stored, Rulebook<S> book, JsonNode node, List<StoredRecord> before) {
        LoadedTable<S> loaded = LoadedTable.empty(stored, book);
        check(node, before, book);
        loaded.dice()
                .stored(
                        node.path("dice").path(0).asLong(),
                        node.path("dice").path(1).asLong());
        Journal<S> journal = loaded.journals().read(stored.start());
        Snapshot<S> snapshot = loaded.journals().readSnapshot(node.path("table"));
        Table<S> table = Table.resume(book.game(), journal, snapshot, loaded.dice());
        loaded.resume(table, node);
        loaded.log().resume(node.path("log"));
        loaded.history().resume(items(node.path("story").path("items")), moves(node, loaded.log()), table.log());
        before.forEach(
                one -> loaded.sent().add(one.member(), one.key(), CommandPrint.inRecord(JsonText.read(one.json()))));
        checkSame(loaded, snapshot, node);
        return loaded;
    }

    private static void check(JsonNode node, List<StoredRecord> before, Rulebook<?> book) {
        if (node.path("format").asInt() != FORMAT) {
            throw new Misfit("it has another format");
        }
        if (!ProgramEdition.of(book).equals(Optional.of(node.path("edition").asText()))) {
            throw new Misfit("another edition wrote it");
        }
        StoredRecord last = before.isEmpty() ? null : before.get(before.size() - 1);
        if (last == null
                || last.seq() != node.path("seq").asLong()
                || !RecentCommands.name(last.member(), last.key())
                        .equals(node.path("key").asText())) {
            throw new Misfit("the records are others");
        }
    }

    private static <S extends State<S>> void checkSame(LoadedTable<S> loaded, Snapshot<S> snapshot, JsonNode node) {
        Table<S> table = loaded.table();
        List<String> open = new ArrayList<>();
        node.path("open").forEach(id -> open.add(id.asText()));
        boolean same = table.open().stream().map(OpenRequest::id).toList().equals(open)
                && snapshot.checkpoint().events() + table.log().size()
                        == loaded.history().items().length
                && Secret.hash(loaded.journals().writeState(table.state()))
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

    private static List<MoveHistory.Move> moves(JsonNode node, LogIndex log) {
        List<MoveHistory.Move> moves = new ArrayList<>();
        node.path("story")
                .path("moves")
                .forEach(move -> moves.add(new MoveHistory.Move(
                        move.path(0).asInt(), log.kind(move.path(1).asInt()))));
        return moves;
    }
}
