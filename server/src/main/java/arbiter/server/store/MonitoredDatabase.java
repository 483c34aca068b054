package arbiter.server.store;

import arbiter.server.shared.RequestRefused;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;

/** A database of which is noticed how its last calls went and how long writes have been waiting. */
final class MonitoredDatabase implements Database {

    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);

    private final Database database;
    private final LongSupplier nanos;
    private final Map<Object, Long> underWay = new ConcurrentHashMap<>();
    private final AtomicReference<Optional<StoreState>> trouble = new AtomicReference<>(Optional.empty());

    MonitoredDatabase(Database database, LongSupplier nanos) {
        this.database = database;
        this.nanos = nanos;
    }

    /**
     * How it is now. After trouble something is written that changes nothing, so that room made on a full disk is noticed
     * before somebody plays on.
     */
    StoreState state() {
        long waitingSince = underWay.values().stream().reduce(nanos.getAsLong(), (a, b) -> a - b < 0 ? a : b);
        if (nanos.getAsLong() - waitingSince > PATIENCE) {
            return trouble.get().orElse(StoreState.BEHIND);
        }
        try {
            if (trouble.get().isPresent()) {
                write(handle -> handle.execute("UPDATE version SET version = version"));
            } else {
                read(handle -> handle.createQuery("SELECT MAX(version) FROM version")
                        .mapTo(Integer.class)
                        .one());
            }
        } catch (RequestRefused refused) {
            return trouble.get().orElse(StoreState.DATABASE_AWAY);
        }
        return StoreState.OK;
    }

    @Override
    public <T> T read(HandleCallback<T, RuntimeException> reading) {
        try {
            return database.read(reading);
        } catch (RequestRefused refused) {
            note(refused);
            throw refused;
        }
    }

    @Override
    public <T> T write(HandleCallback<T, RuntimeException> writing) {
        return watched(() -> database.write(writing));
    }

    /** In the database's own way, which may be quicker than any other. */
    @Override
    public Appended append(String table, StoredRecord next) {
        return watched(() -> database.append(table, next));
    }

    private <T> T watched(Supplier<T> writing) {
        Object call = new Object();
        underWay.put(call, nanos.getAsLong());
        try {
            T result = writing.get();
            trouble.set(Optional.empty());
            return result;
        } catch (RequestRefused refused) {
            note(refused);
            throw refused;
        } finally {
            underWay.remove(call);
        }
    }

    /** What is refused for other reasons says nothing about the database. */
    private void note(RequestRefused refused) {
        DatabaseErrors.state(refused.getCause()).ifPresent(state -> trouble.set(Optional.of(state)));
    }

    @Override
    public String kind() {
        return database.kind();
    }

    @Override
    public void keepBeforeUpgrade(int version) {
        database.keepBeforeUpgrade(version);
    }

    @Override
    public long writes() {
        return database.writes();
    }

    @Override
    public String locking() {
        return database.locking();
    }

    @Override
    public void alone(Handle handle) {
        database.alone(handle);
    }

    @Override
    public void announce(Handle handle, Change change) {
        database.announce(handle, change);
    }

    @Override
    public void say(String table, String text) {
        database.say(table, text);
    }

    @Override
    public void onChange(Consumer<Change> listener, Consumer<Word> words) {
        database.onChange(listener, words);
    }

    @Override
    public void close() {
        database.close();
    }
}
