package arbiter.server;

import arbiter.server.store.BackupFolder;
import arbiter.server.store.Store;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.LoggerFactory;

/** Copies of the database while people play: every ten minutes, if anything has been written since the last one. */
final class BackupSchedule implements AutoCloseable {

    static final Duration EVERY = Duration.ofMinutes(10);

    private final Store store;
    private final BackupFolder folder;
    private final Clock clock;
    private final ScheduledExecutorService later = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "backup");
        thread.setDaemon(true);
        return thread;
    });
    private long copied;

    BackupSchedule(Store store, BackupFolder folder, Clock clock) {
        this.store = store;
        this.folder = folder;
        this.clock = clock;
        this.copied = store.writes();
    }

    void start() {
        later.scheduleWithFixedDelay(this::takeIfChanged, EVERY.toMillis(), EVERY.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** A copy that fails is told of and tried again ten minutes later; play goes on. */
    synchronized void takeIfChanged() {
        long writes = store.writes();
        if (writes == copied) {
            return;
        }
        try {
            folder.take(clock.instant());
            copied = writes;
        } catch (RuntimeException failed) {
            LoggerFactory.getLogger(BackupSchedule.class).warn("no backup was made: {}", failed.getMessage());
        }
    }

    @Override
    public void close() {
        later.shutdownNow();
    }
}
