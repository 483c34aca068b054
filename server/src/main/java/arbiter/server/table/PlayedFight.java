package arbiter.server.table;

import arbiter.interpreters.journal.JournalJson;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Entry;
import arbiter.kernel.Journal;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Rulebook;
import arbiter.server.shared.DisplayName;
import arbiter.server.store.Secret;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import arbiter.server.table.loaded.JsonText;
import arbiter.server.table.loaded.MoveHistory;
import arbiter.server.table.loaded.PendingRecord;
import arbiter.server.table.loaded.Readers;
import arbiter.server.table.loaded.Seating;
import arbiter.server.table.loaded.TableDice;
import java.util.ArrayList;
import java.util.List;

/** A fight that was played elsewhere, written down as a table where it was played answer by answer. */
final class PlayedFight<S extends State<S>> {

    /** So many records a table gets at the most; of longer fights several answers share one. */
    private static final int MOST_RECORDS = 300;

    private final StoredTable stored;
    private final JournalJson<S> journals;
    private final MoveHistory history = new MoveHistory();
    private final List<StoredRecord> records = new ArrayList<>();
    private int items;

    private PlayedFight(StoredTable stored, Rulebook<S> book) {
        this.stored = stored;
        this.journals = JournalJson.of(book);
    }

    /** A table ready to be stored. */
    record Ready(StoredTable table, List<StoredRecord> records) {}

    /** Everybody at it is the gamemaster's, so that nothing goes on by itself; the note is its last item. */
    static <S extends State<S>> Ready of(Rulebook<S> book, String title, Journal<S> journal, String note) {
        StoredTable stored = new StoredTable(
                Secret.id(),
                book.id(),
                DisplayName.cleaned(title, book.name(), DisplayName.LONGEST_TITLE),
                false,
                JournalJson.of(book).write(new Journal<>(journal.header(), journal.start())),
                StoredTable.Secrets.create(),
                System.currentTimeMillis());
        PlayedFight<S> fight = new PlayedFight<>(stored, book);
        fight.write(book, journal);
        fight.mark(note);
        return new Ready(stored, List.copyOf(fight.records));
    }

    private void write(Rulebook<S> book, Journal<S> journal) {
        List<List<Entry<S>>> portions = portions(journal.entries());
        Journal<S> first = new Journal<>(journal.header(), journal.start().copy());
        first.append(portions.get(0));
        Table<S> table = Table.replay(book.game(), first, label -> die -> {
            throw new Refused("this fight cannot be played again");
        });
        PendingRecord<S> start = new PendingRecord<>("start");
        var seats = start.json().putObject("seats");
        for (View.Unit unit :
                book.game().view(journal.start(), Viewer.GAMEMASTER).units()) {
            seats.put(unit.id(), Seating.GAMEMASTER);
        }
        tell(start, new Table.Change<>(portions.get(0), 0, table.log()));
        for (List<Entry<S>> portion : portions.subList(1, portions.size())) {
            tell(new PendingRecord<>("machine"), table.follow(portion));
        }
    }

    /** Each begins with an answer, and holds the dice that came of it. */
    private List<List<Entry<S>>> portions(List<Entry<S>> entries) {
        long answers = entries.stream()
                .filter(entry -> !(entry instanceof Entry.Drawn))
                .count();
        long together = 1 + answers / MOST_RECORDS;
        List<List<Entry<S>>> portions = new ArrayList<>(List.of(new ArrayList<>()));
        long held = 0;
        for (Entry<S> entry : entries) {
            List<Entry<S>> last = portions.get(portions.size() - 1);
            boolean answer = !(entry instanceof Entry.Drawn);
            if (answer && held >= together && !last.isEmpty()) {
                last = new ArrayList<>();
                portions.add(last);
                held = 0;
            }
            held += answer ? 1 : 0;
            last.add(byMachine(entry));
        }
        return portions;
    }

    /** Nobody at the table gave it, so that nobody there takes it back. */
    private static <S> Entry<S> byMachine(Entry<S> entry) {
        if (entry instanceof Entry.Answered<S> given) {
            return new Entry.Answered<>(given.label(), given.decider(), given.slot(), given.options(), true);
        }
        return entry instanceof Entry.Called<S> called
                ? new Entry.Called<>(called.decider(), called.option(), true)
                : entry;
    }

    private void tell(PendingRecord<S> pending, Table.Change<S> change) {
        pending.entries(change.entries());
        pending.events(history.played(change, items));
        add(pending, records.isEmpty() ? "start" : "machine " + records.size());
    }

    /** From here on the dice are those of the table. */
    private void mark(String note) {
        PendingRecord<S> pending = new PendingRecord<>("imported");
        pending.json().put("revealed", false).putArray("dice").add(0).add(0);
        pending.item("note", note, Readers.EVERYONE);
        add(pending, "imported " + stored.id());
    }

    private void add(PendingRecord<S> pending, String key) {
        items += pending.items().size();
        String json = JsonText.write(pending.written(journals, new TableDice(stored)));
        records.add(new StoredRecord(records.size() + 1L, "", key, json, stored.created()));
    }
}
