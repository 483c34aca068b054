package arbiter.server.table;

import arbiter.interpreters.live.EarlierNeeded;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.store.Member;
import arbiter.server.store.Overtaken;
import arbiter.server.store.Store;
import arbiter.server.store.StoreRefuses;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;

/**
 * Keeps one table and its records in step: whatever is done is stored before it counts, and when that fails the table is
 * what the store has. Called under the table's lock.
 */
final class Desk {

    private final String id;
    private final Host host;
    private final Store store;
    private List<Member> members = List.of();
    private String title = "";
    private final PlaceKeeper places;
    private Sitting<?> sitting;

    Desk(String id, Host host) {
        this.id = id;
        this.host = host;
        this.store = host.store();
        this.places = new PlaceKeeper(id, host);
    }

    /** The table as it is, brought back from the store if need be. */
    Scene scene() {
        if (sitting == null) {
            try {
                StoredTable stored = refresh();
                sitting = load(stored, host.book(stored.game()));
                places.broughtBack(sitting);
                places.look(sitting);
            } catch (StoreRefuses refused) {
                throw new Refusal(Refusal.Code.STORE, refused.getMessage());
            }
        }
        return new Scene(sitting, new Seating(members, sitting.seats()), title);
    }

    private <S extends State<S>> Sitting<S> load(StoredTable stored, Rulebook<S> book) {
        return host.loading().load(stored, book);
    }

    private <S extends State<S>> Sitting<S> loadWhole(StoredTable stored, Rulebook<S> book) {
        return host.loading().loadWhole(stored, book);
    }

    /** What is to be taken back lies before the place where the table was taken up. */
    private void bringBackWhole() {
        try {
            StoredTable stored = refresh();
            sitting = loadWhole(stored, host.book(stored.game()));
            places.broughtBack(sitting);
        } catch (StoreRefuses refused) {
            throw new Refusal(Refusal.Code.STORE, refused.getMessage());
        }
    }

    /** Reads anew who sits here and what the table is called. */
    StoredTable refresh() {
        StoredTable stored = store.tables()
                .find(id)
                .orElseThrow(() -> new Refusal(Refusal.Code.NOT_FOUND, "there is no such table"));
        members = store.members().of(id);
        title = stored.title();
        return stored;
    }

    /** The next look at the table brings it back from the store. */
    void forget() {
        sitting = null;
    }

    /** Takes over what another process did, up to that record at least. */
    void catchUp(long seq) {
        if (sitting != null && sitting.seq() < seq) {
            try {
                host.loading().catchUp(sitting);
                places.look(sitting);
            } catch (RuntimeException cannotFollow) {
                forget();
            }
        }
    }

    /** Does it and stores it; where another process was first, takes over what that did and tries once more. */
    boolean carryOut(Doing doing, String member, String key) {
        try {
            return tryOnce(doing, member, key);
        } catch (Overtaken first) {
            forget();
            try {
                return tryOnce(doing, member, key);
            } catch (Overtaken second) {
                forget();
                throw new Refusal(Refusal.Code.OVERTAKEN, "somebody else was faster; look again");
            }
        }
    }

    private boolean tryOnce(Doing doing, String member, String key) {
        try {
            Scene scene = scene();
            return tryOnce(scene.sitting(), scene.seating(), doing, member, key);
        } catch (EarlierNeeded goesBackFar) {
            bringBackWhole();
            Scene scene = scene();
            return tryOnce(scene.sitting(), scene.seating(), doing, member, key);
        }
    }

    private <S extends State<S>> boolean tryOnce(
            Sitting<S> at, Seating seating, Doing doing, String member, String key) {
        int before = at.table().journal().size();
        at.table().advisedBy(at.book().opponent(), seating::byMachine);
        try {
            Optional<Deed<S>> deed = doing.at(at, seating);
            deed.ifPresent(done -> append(at, done, member, key));
            return deed.isPresent();
        } catch (Refusal refusal) {
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

    private <S extends State<S>> void append(Sitting<S> at, Deed<S> deed, String member, String key) {
        JsonNode json = deed.written(at.journals(), at.dice());
        StoredRecord next =
                new StoredRecord(at.seq() + 1, member, key, JsonText.write(json), System.currentTimeMillis());
        try {
            if (store.records().append(id, next).repeated()) {
                forget();
            } else {
                at.settle(next, json, deed.entries());
                places.look(at);
            }
        } catch (StoreRefuses refused) {
            forget();
            throw new Refusal(Refusal.Code.STORE, refused.getMessage());
        }
    }
}
