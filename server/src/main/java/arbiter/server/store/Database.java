package arbiter.server.store;

import arbiter.server.shared.RequestRefused;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;

/** What is done with a database; whatever it cannot do is refused with a reason ({@link RequestRefused}). */
interface Database extends AutoCloseable {

    /** {@code sqlite} or {@code postgresql}. */
    String kind();

    <T> T read(HandleCallback<T, RuntimeException> reading);

    /** In one transaction that is durable when this returns. */
    <T> T write(HandleCallback<T, RuntimeException> writing);

    /** Puts a record at its place as {@link Records#append} has it. */
    default Appended append(String table, StoredRecord next) {
        return write(handle -> Records.append(handle, this, table, next));
    }

    /** How often this process has written. */
    long writes();

    /** What is added to a query that must see a row before anybody else changes it. */
    String locking();

    /** Keeps other processes from changing the shape of the database until the transaction is over. */
    void alone(Handle handle);

    /** Keeps a copy of a database of an earlier version, where that is up to us. */
    void keepBeforeUpgrade(int version);

    /** Tells other processes, if the transaction comes to a good end. */
    void announce(Handle handle, Change change);

    /** Says something to other processes at once; nothing is kept of it. */
    void say(String table, String text);

    /** Tells of what other processes announce and say. */
    void onChange(Consumer<Change> listener, Consumer<Word> words);

    @Override
    void close();
}
