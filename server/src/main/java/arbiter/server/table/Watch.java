package arbiter.server.table;

/** A watcher's seat; closing it ends the messages. */
public interface Watch extends AutoCloseable {

    @Override
    void close();
}
