package arbiter.server.store;

import arbiter.server.shared.RequestRefused;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Everything that must survive a restart, in SQLite in one file or in PostgreSQL. Whatever returns is durable; whatever
 * cannot be done is refused with {@link RequestRefused} and leaves no trace.
 */
public final class Store implements AutoCloseable {

    private final MonitoredDatabase database;
    private final Optional<Path> folder;
    private final Persons persons;
    private final StoredTables tables;
    private final Members members;
    private final Invites invites;
    private final Records records;
    private final Snapshots snapshots;
    private final Images images;

    private Store(MonitoredDatabase database, Optional<Path> folder) {
        this.database = database;
        this.folder = folder;
        this.persons = new Persons(database);
        this.tables = new StoredTables(database);
        this.members = new Members(database);
        this.invites = new Invites(database);
        this.records = new Records(database);
        this.snapshots = new Snapshots(database);
        this.images = new Images(database);
    }

    /** In the file {@code arbiter.db} of that folder, which is made if it is not there. One process at a time. */
    public static Store sqlite(Path folder) {
        return migrated(Sqlite.open(folder), Optional.of(folder));
    }

    /** At an address such as {@code postgresql://user:password@host:5432/name}; any number of processes. */
    public static Store postgresql(String address) {
        return postgresql(address, Optional.empty());
    }

    /** With a password that does not stand in the address. */
    public static Store postgresql(String address, Optional<String> password) {
        return migrated(Postgresql.open(address, password), Optional.empty());
    }

    private static Store migrated(Database database, Optional<Path> folder) {
        try {
            Migrations.carryOut(database);
            return new Store(new MonitoredDatabase(database, System::nanoTime), folder);
        } catch (RuntimeException refused) {
            database.close();
            throw refused;
        }
    }

    /** {@code sqlite} or {@code postgresql}. */
    public String kind() {
        return database.kind();
    }

    /** How often this process has written, tried or done. */
    public long writes() {
        return database.writes();
    }

    public Persons persons() {
        return persons;
    }

    public StoredTables tables() {
        return tables;
    }

    public Members members() {
        return members;
    }

    public Invites invites() {
        return invites;
    }

    public Records records() {
        return records;
    }

    public Snapshots snapshots() {
        return snapshots;
    }

    public Images images() {
        return images;
    }

    /** Tells of what other processes on the same database do and say; never of this one's own. */
    public void onChange(Consumer<Change> listener, Consumer<Word> words) {
        database.onChange(listener, words);
    }

    /** Says something about a table to other processes on the same database. */
    public void say(String table, String text) {
        database.say(table, text);
    }

    /** How it is: whether what is done now is kept, and soon. */
    public StoreState state() {
        StoreState state = database.state();
        return state.isWorking() && folder.filter(Room::isUsedUp).isPresent() ? StoreState.DISK_FULL : state;
    }

    /** Whether there is room for what is new; the last of a disk is left to what is there. */
    public boolean hasRoom() {
        return folder.map(Room::isFree).orElse(true);
    }

    Database database() {
        return database;
    }

    @Override
    public void close() {
        database.close();
    }
}
