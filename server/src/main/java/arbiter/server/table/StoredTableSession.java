package arbiter.server.table;

import arbiter.interpreters.live.WholeJournalNeeded;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Appended;
import arbiter.server.store.Member;
import arbiter.server.store.Overtaken;
import arbiter.server.store.Store;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import arbiter.server.table.loaded.CommandPrint;
import arbiter.server.table.loaded.JsonText;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.PendingRecord;
import arbiter.server.table.loaded.Seating;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;

/**
 * Keeps one table and its records in step: whatever is done is stored before it counts, and when that fails the table is
 * what the store has. Called under the table's lock.
 */
final class StoredTableSession {

    private static final int MOST_TRIES = 20;

    private final String id;
    private final Host host;
    private final Store store;
    private List<Member> members = List.of();
    private String title = "";
    private final SnapshotKeeper snapshots;
    private LoadedTable<?> loaded;

    StoredTableSession(String id, Host host) {
        this.id = id;
        this.host = host;
        this.store = host.store();
        this.snapshots = new SnapshotKeeper(id, host);
    }

    /** The table as it is, brought back from the store if need be. */
    SeatedTable seated() {
        if (loaded == null) {
            StoredTable stored = refresh();
            loaded = load(stored, host.book(stored.game()));
            snapshots.broughtBack(loaded);
            snapshots.look(loaded);
        }
        return new SeatedTable(loaded, new Seating(members, loaded.seats()), title);
    }

    private <S extends State<S>> LoadedTable<S> load(StoredTable stored, Rulebook<S> book) {
        return host.loading().load(stored, book);
    }

    private <S extends State<S>> LoadedTable<S> loadWhole(StoredTable stored, Rulebook<S> book) {
        return host.loading().loadWhole(stored, book);
    }

    /** What is to be taken back lies before the snapshot from which the table was resumed. */
    private void bringBackWhole() {
        StoredTable stored = refresh();
        loaded = loadWhole(stored, host.book(stored.game()));
        snapshots.broughtBack(loaded);
    }

    /** Reads anew who sits here and what the table is called. */
    StoredTable refresh() {
        StoredTable stored = store.tables()
                .find(id)
                .orElseThrow(() -> new RequestRefused(RequestRefused.Code.NOT_FOUND, "there is no such table"));
        members = store.members().of(id);
        title = stored.title();
        return stored;
    }

    /** The next look at the table brings it back from the store. */
    void forget() {
        loaded = null;
    }

    /** Takes over what another process did, up to that record at least. */
    void catchUp(long seq) {
        if (loaded != null && loaded.seq() < seq) {
            try {
                host.loading().catchUp(loaded);
                snapshots.look(loaded);
            } catch (RuntimeException cannotFollow) {
                forget();
            }
        }
    }

    /**
     * Does it and stores it; where another process was first, takes over what that did and tries again: who is at which
     * process is nothing that people should notice.
     */
    boolean carryOut(TableAction action, Sending sending) {
        for (int tries = 1; tries <= MOST_TRIES; tries++) {
            try {
                return tryOnce(action, sending);
            } catch (Overtaken anotherWasFirst) {
                forget();
            }
        }
        throw new RequestRefused(RequestRefused.Code.OVERTAKEN, "somebody else was faster; look again");
    }

    private boolean tryOnce(TableAction action, Sending sending) {
        try {
            SeatedTable seated = seated();
            return tryOnce(seated.loaded(), seated.seating(), action, sending);
        } catch (WholeJournalNeeded goesBackFar) {
            bringBackWhole();
            SeatedTable seated = seated();
            return tryOnce(seated.loaded(), seated.seating(), action, sending);
        }
    }

    private <S extends State<S>> boolean tryOnce(
            LoadedTable<S> at, Seating seating, TableAction action, Sending sending) {
        int before = at.table().journal().size();
        at.table().advisedBy(Opponents.of(at.book()), seating::byMachine);
        at.table().memory().keep(EventPictures.MOST);
        try {
            Optional<PendingRecord<S>> pending = action.at(at, seating);
            pending.ifPresent(done -> append(at, done, sending));
            return pending.isPresent();
        } catch (RequestRefused refusal) {
            at.dice().takeBack();
            if (at.table().journal().size() != before) {
                forget();
            }
            throw refusal;
        } catch (RuntimeException failed) {
            forget();
            throw failed;
        }
    }

    private <S extends State<S>> void append(LoadedTable<S> at, PendingRecord<S> pending, Sending sending) {
        ObjectNode json = pending.written(at.journals(), at.dice());
        sending.print().write(json);
        StoredRecord next = new StoredRecord(
                at.seq() + 1, sending.member(), sending.key(), JsonText.write(json), System.currentTimeMillis());
        try {
            Appended appended = store.records().append(id, next);
            if (appended.repeated()) {
                forget();
                checkSame(appended.seq(), sending);
            } else {
                at.settle(next, json, pending.entries());
                snapshots.look(at);
            }
        } catch (RequestRefused refused) {
            forget();
            throw refused;
        }
    }

    private void checkSame(long seq, Sending sending) {
        store.records().from(id, seq, 1).stream()
                .map(earlier -> CommandPrint.inRecord(JsonText.read(earlier.json())))
                .forEach(sending.print()::checkSame);
    }
}
