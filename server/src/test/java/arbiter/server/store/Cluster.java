package arbiter.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/** One PostgreSQL for all tests of a run; each asker has a database of its own. */
public final class Cluster {

    private static final AtomicInteger COUNT = new AtomicInteger();
    private static EmbeddedPostgres postgres;

    private Cluster() {}

    /** The address of a new, empty database. */
    public static synchronized String address() {
        try {
            if (postgres == null) {
                postgres = EmbeddedPostgres.builder().start();
                Runtime.getRuntime().addShutdownHook(new Thread(Cluster::stop));
            }
            String name = "arbiter" + COUNT.incrementAndGet();
            try (Connection connection = postgres.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("CREATE DATABASE " + name);
            }
            return "postgresql://postgres:postgres@localhost:" + postgres.getPort() + "/" + name;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static synchronized void stop() {
        try {
            postgres.close();
        } catch (IOException ignored) {
            return;
        }
    }
}
