package arbiter.server.table;

import arbiter.interpreters.live.Table;
import arbiter.kernel.Entry;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.server.store.StoredRecord;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Brings a sitting to where records lead that were made elsewhere or earlier. */
final class TakingOver<S extends State<S>> {

    private final Sitting<S> sitting;

    TakingOver(Sitting<S> sitting) {
        this.sitting = sitting;
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
            if (sitting.table() != null && read.goesOn()) {
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
        json.path("entries").forEach(entry -> entries.add(sitting.journals().readEntry(entry)));
        return new Read<>(next, json, entries);
    }

    private void takeTogether(List<Read<S>> playOn) {
        if (playOn.isEmpty()) {
            return;
        }
        List<Table.Change<S>> changes =
                sitting.table().followAll(playOn.stream().map(Read::entries).toList());
        for (int i = 0; i < changes.size(); i++) {
            Read<S> read = playOn.get(i);
            tell(changes.get(i), read.next().member(), sitting.log().size());
            sitting.settle(read.next(), read.json(), read.entries());
        }
    }

    private void takeOver(Read<S> read) {
        if (sitting.table() == null) {
            Journal<S> journal = sitting.journals().read(sitting.stored().start());
            journal.append(read.entries());
            sitting.comesTo(Table.replay(sitting.book().game(), journal, sitting.dice()));
            sitting.story()
                    .played(
                            new Table.Change<>(
                                    read.entries(), 0, sitting.table().log()),
                            0);
        } else {
            follow(read.entries(), read.next().member());
        }
        sitting.settle(read.next(), read.json(), read.entries());
    }

    /** Goes through the entries as they were made: inputs together, what takes back or puts in force on its own. */
    private void follow(List<Entry<S>> entries, String member) {
        int nextItem = sitting.log().size();
        List<Entry<S>> inputs = new ArrayList<>();
        for (Entry<S> entry : entries) {
            if (entry instanceof Entry.Input) {
                inputs.add(entry);
                continue;
            }
            nextItem += inputs(inputs, member, nextItem);
            inputs.clear();
            Table.Change<S> change = sitting.table().follow(List.of(entry));
            if (entry instanceof Entry.Undone) {
                sitting.story().undo(change);
            } else if (entry instanceof Entry.Redone) {
                sitting.story().redo(change);
            } else {
                sitting.story().recovered(sitting.table().log());
            }
        }
        inputs(inputs, member, nextItem);
    }

    private int inputs(List<Entry<S>> inputs, String member, int nextItem) {
        return inputs.isEmpty() ? 0 : tell(sitting.table().follow(inputs), member, nextItem);
    }

    private int tell(Table.Change<S> change, String member, int nextItem) {
        if (change.entries().isEmpty()) {
            return 0;
        }
        Optional<Readers> by = change.entries().stream()
                .flatMap(input -> Moves.by(input, member).stream())
                .findFirst();
        return (by.isPresent()
                        ? sitting.story().moved(change, by.get(), nextItem)
                        : sitting.story().played(change, nextItem))
                .size();
    }
}
