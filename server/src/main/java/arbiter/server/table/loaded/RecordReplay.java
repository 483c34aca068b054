package arbiter.server.table.loaded;

import arbiter.interpreters.live.Table;
import arbiter.kernel.Entry;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.server.store.StoredRecord;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Brings a loaded table to where records lead that were made elsewhere or earlier. */
public final class RecordReplay<S extends State<S>> {

    private final LoadedTable<S> loaded;

    RecordReplay(LoadedTable<S> loaded) {
        this.loaded = loaded;
    }

    /** A record with its entries. */
    private record Read<S>(StoredRecord next, JsonNode json, List<Entry<S>> entries) {

        private boolean goesOn() {
            return entries.stream().allMatch(entry -> entry instanceof Entry.Drawn || entry instanceof Entry.Answered);
        }
    }

    /** Those that only play on are run in one go. */
    void takeOver(List<StoredRecord> records) {
        List<Read<S>> playOn = new ArrayList<>();
        for (StoredRecord next : records) {
            Read<S> read = read(next);
            if (loaded.table() != null && loaded.table().begun() && read.goesOn()) {
                playOn.add(read);
            } else {
                takeTogether(playOn);
                playOn.clear();
                takeOver(read);
            }
        }
        takeTogether(playOn);
    }

    private Read<S> read(StoredRecord next) {
        JsonNode json = JsonText.read(next.json());
        List<Entry<S>> entries = new ArrayList<>();
        json.path("entries").forEach(entry -> entries.add(loaded.journals().readEntry(entry)));
        return new Read<>(next, json, entries);
    }

    private void takeTogether(List<Read<S>> playOn) {
        if (playOn.isEmpty()) {
            return;
        }
        List<Table.Change<S>> changes =
                loaded.table().followAll(playOn.stream().map(Read::entries).toList());
        for (int i = 0; i < changes.size(); i++) {
            Read<S> read = playOn.get(i);
            tell(changes.get(i), read.next().member(), loaded.log().size());
            loaded.settle(read.next(), read.json(), read.entries());
        }
    }

    private void takeOver(Read<S> read) {
        if (loaded.table() == null) {
            begin(read);
        } else if (!loaded.table().begun() && Lobby.begins(read.json())) {
            loaded.history()
                    .played(loaded.table().begin(read.entries()), loaded.log().size());
        } else {
            follow(read.entries(), read.next().member());
        }
        loaded.settle(read.next(), read.json(), read.entries());
    }

    private void begin(Read<S> read) {
        Journal<S> journal = loaded.journals().read(loaded.stored().start());
        if (Lobby.waits(read.json())) {
            Table<S> table = Table.set(loaded.book().game(), journal, loaded.dice());
            table.memory().keep(loaded.remembered());
            loaded.comesTo(table);
            return;
        }
        journal.append(read.entries());
        loaded.comesTo(Table.replay(loaded.book().game(), journal, loaded.dice(), loaded.remembered()));
        loaded.history()
                .played(new Table.Change<>(read.entries(), 0, loaded.table().log()), 0);
    }

    /** Goes through the entries as they were made: inputs together, what takes back or puts in force on its own. */
    private void follow(List<Entry<S>> entries, String member) {
        int nextItem = loaded.log().size();
        List<Entry<S>> inputs = new ArrayList<>();
        for (Entry<S> entry : entries) {
            if (entry instanceof Entry.Input) {
                inputs.add(entry);
                continue;
            }
            nextItem += inputs(inputs, member, nextItem);
            inputs.clear();
            Table.Change<S> change = loaded.table().follow(List.of(entry));
            if (entry instanceof Entry.Undone) {
                loaded.history().undo(change);
            } else if (entry instanceof Entry.Redone) {
                loaded.history().redo(change);
            } else {
                loaded.history().recovered(loaded.table().log());
            }
        }
        inputs(inputs, member, nextItem);
    }

    private int inputs(List<Entry<S>> inputs, String member, int nextItem) {
        return inputs.isEmpty() ? 0 : tell(loaded.table().follow(inputs), member, nextItem);
    }

    private int tell(Table.Change<S> change, String member, int nextItem) {
        if (change.entries().isEmpty()) {
            return 0;
        }
        Optional<Readers> by = change.entries().stream()
                .flatMap(input -> MoveReaders.by(input, member).stream())
                .findFirst();
        return (by.isPresent()
                        ? loaded.history().moved(change, by.get(), nextItem)
                        : loaded.history().played(change, nextItem))
                .size();
    }
}
