package arbiter.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hears what other processes announce, on a connection of its own; connects again when that is lost. */
final class Listener implements AutoCloseable {

    static final String CHANNEL = "arbiter";

    /** What is only said begins with this, what was changed with a number. */
    static final String WORD = "word ";

    private static final Logger LOG = LoggerFactory.getLogger(Listener.class);
    private static final int HEAR_MILLISECONDS = 500;
    private static final int RETRY_MILLISECONDS = 500;

    private final String url;
    private final Properties user;
    private final String self;
    private final Consumer<Change> listener;
    private final Consumer<Word> words;
    private final CountDownLatch closed = new CountDownLatch(1);
    private final CountDownLatch listening = new CountDownLatch(1);
    private final Thread thread;
    private boolean missed;

    Listener(String url, Properties user, String self, Consumer<Change> listener, Consumer<Word> words) {
        this.url = url;
        this.user = user;
        this.self = self;
        this.listener = listener;
        this.words = words;
        thread = new Thread(this::run, "store-listener");
        thread.setDaemon(true);
        thread.start();
        await(listening, 10_000);
    }

    private void run() {
        while (closed.getCount() > 0) {
            try (Connection connection = DriverManager.getConnection(url, user)) {
                listen(connection);
            } catch (SQLException lost) {
                LOG.warn("Connection for news from other processes lost, trying again: {}", lost.getMessage());
                await(closed, RETRY_MILLISECONDS);
            }
        }
    }

    private void listen(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("LISTEN " + CHANNEL);
        }
        if (listening.getCount() == 0) {
            tell(Change.ANYTHING);
        }
        listening.countDown();
        PGConnection postgresql = connection.unwrap(PGConnection.class);
        while (closed.getCount() > 0) {
            PGNotification[] heard = postgresql.getNotifications(HEAR_MILLISECONDS);
            if (missed) {
                missed = false;
                tell(Change.ANYTHING);
            }
            for (PGNotification notification : heard == null ? new PGNotification[0] : heard) {
                String[] parts = notification.getParameter().split(" ", 2);
                if (!parts[0].equals(self)) {
                    hear(parts[0], parts[1]);
                }
            }
        }
    }

    private void hear(String process, String payload) {
        if (!payload.startsWith(WORD)) {
            tell(Change.of(payload));
            return;
        }
        String[] said = payload.substring(WORD.length()).split(" ", 2);
        try {
            words.accept(new Word(process, said[0], said[1]));
        } catch (RuntimeException failed) {
            LOG.warn("Could not hear what was said about table {}", said[0], failed);
        }
    }

    private void tell(Change change) {
        try {
            listener.accept(change);
        } catch (RuntimeException failed) {
            LOG.error("Could not take over a change of table {}, trying again", change.table(), failed);
            missed = true;
        }
    }

    private static void await(CountDownLatch latch, long milliseconds) {
        try {
            latch.await(milliseconds, TimeUnit.MILLISECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed.countDown();
        try {
            thread.join(5_000);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
