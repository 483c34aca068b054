package arbiter.server.store;

import arbiter.server.shared.RequestRefused;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** One file on this machine, written by one process: a lock beside it keeps a second one out. */
final class Sqlite implements Database {

    private static final int READERS = 4;

    private final Path folder;
    private final FileChannel lock;
    private final HikariDataSource readers;
    private final Jdbi reading;
    private final Writer writer;
    private final AtomicLong writes = new AtomicLong();
    private final AppendStatement appending = new AppendStatement();

    private Sqlite(Path folder, FileChannel lock) {
        SQLiteDataSource source = source(folder.resolve("arbiter.db"));
        this.folder = folder;
        this.lock = lock;
        // The first connection turns the file to write-ahead logging, so it comes before all others.
        this.writer = new Writer(Jdbi.create(source));
        HikariConfig pool = new HikariConfig();
        pool.setDataSource(source);
        pool.setMaximumPoolSize(READERS);
        pool.setMinimumIdle(1);
        pool.setPoolName("sqlite");
        this.readers = new HikariDataSource(pool);
        this.reading = Jdbi.create(readers);
    }

    static Sqlite open(Path folder) {
        FileChannel lock = lock(folder);
        try {
            NativeLibrary.load(folder);
            return DatabaseErrors.told(() -> new Sqlite(folder, lock));
        } catch (RuntimeException refused) {
            release(lock);
            throw refused;
        }
    }

    /** Does something with the files of a database that nobody has open; refused while somebody has. */
    static <T> T whileUnused(Path folder, Supplier<T> work) {
        FileChannel lock = lock(folder);
        try {
            return work.get();
        } finally {
            release(lock);
        }
    }

    private static SQLiteDataSource source(Path file) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout(5000);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    private static FileChannel lock(Path folder) {
        FileChannel channel;
        try {
            Files.createDirectories(folder);
            channel = FileChannel.open(
                    folder.resolve("arbiter.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException unwritable) {
            throw RequestRefused.byStore("the folder " + folder + " cannot be written to", unwritable);
        }
        try {
            FileLock held = channel.tryLock();
            if (held != null) {
                return channel;
            }
        } catch (IOException | OverlappingFileLockException taken) {
            release(channel);
            throw inUse(folder);
        }
        release(channel);
        throw inUse(folder);
    }

    private static RequestRefused inUse(Path folder) {
        return new RequestRefused(
                RequestRefused.Code.STORE,
                "another Arbiter is using the folder " + folder + "; stop it, or give another folder");
    }

    /** Closing the file gives the lock back; there is nothing to do about a file that does not close. */
    private static void release(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException ignored) {
            return;
        }
    }

    @Override
    public String kind() {
        return "sqlite";
    }

    @Override
    public <T> T read(HandleCallback<T, RuntimeException> callback) {
        return DatabaseErrors.told(() -> reading.withHandle(callback));
    }

    @Override
    public <T> T write(HandleCallback<T, RuntimeException> callback) {
        writes.incrementAndGet();
        return writer.write(callback);
    }

    /** Nearly always the one statement is enough; where it puts nothing there, the usual questions tell why. */
    @Override
    public Appended append(String table, StoredRecord next) {
        return write(handle -> appending.tryOnce(handle, table, next)
                ? new Appended(next.seq(), false)
                : Records.append(handle, this, table, next));
    }

    @Override
    public long writes() {
        return writes.get();
    }

    /** There is one writer only. */
    @Override
    public String locking() {
        return "";
    }

    @Override
    public void alone(Handle handle) {}

    @Override
    public void keepBeforeUpgrade(int version) {
        new BackupFolder(folder).keepBeforeUpgrade(version);
    }

    /** Nobody else is there to hear. */
    @Override
    public void announce(Handle handle, Change change) {}

    @Override
    public void say(String table, String text) {}

    @Override
    public void onChange(Consumer<Change> listener, Consumer<Word> words) {}

    @Override
    public void close() {
        writer.close();
        readers.close();
        release(lock);
    }
}
