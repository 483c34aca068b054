package arbiter.server.table.past;

import arbiter.content.ContentProblems;
import arbiter.interpreters.journal.JournalJson;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Ending;
import arbiter.kernel.Entry;
import arbiter.kernel.Journal;
import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.store.Records;
import arbiter.server.store.Store;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import arbiter.server.table.loaded.JsonText;
import arbiter.server.table.loaded.LoadedTable;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Reads fights that were played at tables, from exported files, journals and databases, by running them again. */
public final class PastFights {

    private static final int PORTION = 100;

    private PastFights() {}

    /** From an exported table, or a journal; refused where it is neither, empty where rules have changed since. */
    public static Optional<PastFight> read(String name, String text, Function<String, Rulebook<?>> books) {
        JsonNode file = json(name, text);
        boolean exported = file.path("arbiter").asText().equals("table");
        if (!exported && !(file.has("entries") && file.has("start"))) {
            throw new Refused(name + " is no exported table and no journal");
        }
        Rulebook<?> book = books.apply(file.path("game").asText());
        try {
            return Optional.of(exported ? table(file, book) : journal(name, text, book));
        } catch (ContentProblems | JournalMismatch | Refused | IllegalArgumentException changed) {
            return Optional.empty();
        }
    }

    private static JsonNode json(String name, String text) {
        try {
            return JsonText.read(text);
        } catch (ContentProblems broken) {
            throw new Refused(name + " is no exported table and no journal: " + broken.getMessage());
        }
    }

    /** The ids of all tables of a database. */
    public static List<String> ids(Store store) {
        return store.tables().ids();
    }

    /** One of them; empty where it is of a game that is not here, or rules have changed since. */
    public static Optional<PastFight> of(Store store, String id, Function<String, Rulebook<?>> books) {
        try {
            return store.tables().find(id).map(stored -> {
                LoadedTable<?> past = LoadedTable.empty(stored, books.apply(stored.game()));
                return stored(past, stored.title(), next -> portion(store.records(), id, next));
            });
        } catch (ContentProblems | JournalMismatch | Refused | IllegalArgumentException changed) {
            return Optional.empty();
        }
    }

    private static List<StoredRecord> portion(Records records, String id, long from) {
        return records.from(id, from, PORTION);
    }

    private static PastFight table(JsonNode file, Rulebook<?> book) {
        StoredTable stored = new StoredTable(
                "file",
                book.id(),
                file.path("title").asText(),
                false,
                JsonText.write(file.path("start")),
                StoredTable.Secrets.create(),
                0);
        List<StoredRecord> records = new ArrayList<>();
        for (JsonNode next : file.path("records")) {
            records.add(new StoredRecord(
                    records.size() + 1L,
                    next.path("member").asText(),
                    next.path("key").asText(),
                    JsonText.write(next.path("record")),
                    next.path("time").asLong()));
        }
        return stored(
                LoadedTable.empty(stored, book),
                stored.title(),
                next -> next <= records.size() ? records.subList(next.intValue() - 1, records.size()) : List.of());
    }

    /** Runs the records from 1 on, as long as there are more from some number on. */
    private static <S extends State<S>> PastFight stored(
            LoadedTable<S> past, String title, Function<Long, List<StoredRecord>> from) {
        TreeMap<Integer, PastFight.Round> rounds = new TreeMap<>();
        List<StoredRecord> next = from.apply(1L);
        while (!next.isEmpty()) {
            for (StoredRecord one : next) {
                past.takeOver(List.of(one));
                look(past, rounds);
            }
            next = from.apply(past.seq() + 1);
        }
        Optional<Ending> ending = past.table() == null || !past.table().begun()
                ? Optional.empty()
                : past.table().ending();
        return new PastFight(
                past.book().id(),
                title,
                past.table() == null
                        ? Map.of()
                        : past.table().journal().header().options(),
                List.copyOf(rounds.values()),
                ending.isPresent(),
                ending.flatMap(Ending::winner));
    }

    private static <S extends State<S>> void look(LoadedTable<S> past, TreeMap<Integer, PastFight.Round> rounds) {
        Table<S> table = past.table();
        if (table == null || !table.begun() || table.ending().isPresent()) {
            return;
        }
        S state = table.resumption().checkpoint().copy();
        for (Entry.Input<S> input : table.resumption().since()) {
            if (input instanceof Entry.Edited<S> edited) {
                edited.event().apply(state);
            }
        }
        int round = table.game().moment(state).round();
        rounds.tailMap(round, false).clear(); // what was taken back was no round
        rounds.computeIfAbsent(
                round,
                fresh -> new PastFight.Round(fresh, JournalJson.of(past.book()).writeState(state)));
    }

    /** A journal tells how the fight began and how it ended. */
    private static <S extends State<S>> PastFight journal(String name, String text, Rulebook<S> book) {
        JournalJson<S> journals = JournalJson.of(book);
        Journal<S> journal = journals.read(text);
        String start = journals.writeState(journal.start());
        int round = book.game().moment(journal.start()).round();
        Table<S> table = Table.replay(book.game(), journal, label -> die -> {
            throw new Refused("it ends in the middle of a throw");
        });
        return new PastFight(
                book.id(),
                name,
                journal.header().options(),
                List.of(new PastFight.Round(round, start)),
                table.ending().isPresent(),
                table.ending().flatMap(Ending::winner));
    }
}
