package arbiter.server;

import arbiter.rulebook.Rulebook;
import arbiter.server.http.HostNames;
import arbiter.server.http.HttpServer;
import arbiter.server.store.BackupFolder;
import arbiter.server.store.Store;
import arbiter.server.table.Tables;
import java.time.Clock;
import java.util.List;

/** A running server: the tables behind it, and the doors through which people come to them. */
public final class Server implements AutoCloseable {

    private final Store store;
    private final Tables tables;
    private final HttpServer doors;

    private BackupSchedule backups;

    private Server(Store store, Tables tables, HttpServer doors) {
        this.store = store;
        this.tables = tables;
        this.doors = doors;
    }

    /** Makes a start ready in the background: half of it does not need the store, which takes as long to open. */
    public static void prepare() {
        System.setProperty("slf4j.internal.verbosity", "ERROR"); // that two threads begin to log is no news
        Thread thread = new Thread(HttpServer::prepare, "prepare");
        thread.setDaemon(true);
        thread.start();
    }

    /** Starts and listens. From then on the store belongs to the server, which closes it at its end. */
    public static Server start(Settings settings, Store store, List<Rulebook<?>> books) {
        Tables tables = new Tables(store, books);
        try {
            HttpServer doors = HttpServer.open(
                    new HostNames(settings.host(), settings.names()),
                    settings.port(),
                    settings.pace(),
                    settings.silence(),
                    tables,
                    books);
            return new Server(store, tables, doors);
        } catch (RuntimeException failure) {
            tables.close();
            throw failure;
        }
    }

    /** From now on copies of the database are taken while people play. */
    public void keepBackups(BackupFolder folder) {
        backups = new BackupSchedule(store, folder, Clock.systemUTC());
        backups.start();
    }

    /** Where people find it, such as {@code http://localhost:8080}. */
    public String address() {
        return doors.address();
    }

    public int port() {
        return doors.port();
    }

    /** Says goodbye to everybody, finishes what is under way, and closes the store. */
    @Override
    public void close() {
        doors.close();
        if (backups != null) {
            backups.close();
        }
        tables.close();
        store.close();
    }
}
