package arbiter.server.store;

import arbiter.server.shared.RequestRefused;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;

/** A database that several processes share; they hear of each other's changes through it. */
final class Postgresql implements Database {

    private static final int CONNECTIONS = 10;

    /** Any number will do, as long as every Arbiter locks the same one. */
    private static final long SHAPE = 4_117_220_911L;

    private final String url;
    private final Properties user;
    private final String process = Secret.id();
    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final AtomicLong writes = new AtomicLong();
    private Listener listening;

    private Postgresql(String url, Properties user) {
        this.url = url;
        this.user = user;
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setDataSourceProperties(user);
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(10_000);
        config.setPoolName("postgresql");
        this.pool = new HikariDataSource(config);
        this.jdbi = Jdbi.create(pool);
    }

    static Postgresql open(String address, Optional<String> password) {
        URI uri = uri(address);
        Properties user = new Properties();
        if (uri.getRawUserInfo() != null) {
            String[] parts = uri.getRawUserInfo().split(":", 2);
            user.setProperty("user", decoded(parts[0]));
            if (parts.length == 2) {
                user.setProperty("password", decoded(parts[1]));
            }
        }
        password.ifPresent(secret -> user.setProperty("password", secret));
        String host = uri.getHost() == null ? "localhost" : uri.getHost();
        String url = "jdbc:postgresql://" + host + ":" + (uri.getPort() < 0 ? 5432 : uri.getPort()) + uri.getRawPath()
                + (uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery());
        return DatabaseErrors.told(() -> new Postgresql(url, user));
    }

    /** An address of such a database; anything else is told what it should be, without the password in it. */
    private static URI uri(String address) {
        try {
            URI uri = new URI(address.startsWith("jdbc:") ? address.substring("jdbc:".length()) : address);
            boolean known = "postgresql".equals(uri.getScheme()) || "postgres".equals(uri.getScheme());
            if (known && uri.getRawPath() != null && uri.getRawPath().length() > 1) {
                return uri;
            }
        } catch (URISyntaxException unreadable) {
            // told below
        }
        throw new RequestRefused(
                RequestRefused.Code.MALFORMED,
                "a database is given as postgresql://user@host/name, with a port after the host where it is not 5432",
                "database");
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    @Override
    public String kind() {
        return "postgresql";
    }

    @Override
    public <T> T read(HandleCallback<T, RuntimeException> callback) {
        return DatabaseErrors.told(() -> jdbi.withHandle(callback));
    }

    @Override
    public <T> T write(HandleCallback<T, RuntimeException> callback) {
        writes.incrementAndGet();
        return DatabaseErrors.told(() -> jdbi.inTransaction(callback));
    }

    @Override
    public long writes() {
        return writes.get();
    }

    @Override
    public String locking() {
        return " FOR UPDATE";
    }

    @Override
    public void alone(Handle handle) {
        handle.execute("SELECT pg_advisory_xact_lock(?)", SHAPE);
    }

    /** Whoever looks after the database has copies of it. */
    @Override
    public void keepBeforeUpgrade(int version) {}

    @Override
    public void announce(Handle handle, Change change) {
        handle.execute("SELECT pg_notify(?, ?)", Listener.CHANNEL, process + " " + change.payload());
    }

    @Override
    public void say(String table, String text) {
        DatabaseErrors.told(() -> jdbi.withHandle(handle -> handle.execute(
                "SELECT pg_notify(?, ?)", Listener.CHANNEL, process + " " + Listener.WORD + table + " " + text)));
    }

    @Override
    public synchronized void onChange(Consumer<Change> listener, Consumer<Word> words) {
        listening = new Listener(url, user, process, listener, words);
    }

    @Override
    public synchronized void close() {
        if (listening != null) {
            listening.close();
        }
        pool.close();
    }
}
