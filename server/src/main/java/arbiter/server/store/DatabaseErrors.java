package arbiter.server.store;

import arbiter.server.shared.RequestRefused;
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.JdbiException;
import org.sqlite.SQLiteException;

/** Tells in plain words why a database could not do something. */
final class DatabaseErrors {

    private DatabaseErrors() {}

    static <T> T told(Supplier<T> work) {
        try {
            return work.get();
        } catch (JdbiException | com.zaxxer.hikari.pool.HikariPool.PoolInitializationException failed) {
            throw refusal(failed);
        }
    }

    static RequestRefused refusal(Exception failed) {
        return RequestRefused.byStore(words((Throwable) failed), failed);
    }

    private static String words(Throwable failed) {
        return cause(failed).map(DatabaseErrors::words).orElse("the database does not answer");
    }

    /** In the words of the database itself, for whoever looks after it. */
    static String reason(JdbiException failed) {
        return cause(failed)
                .map(SQLException::getMessage)
                .flatMap(said -> said.lines().findFirst())
                .orElse("the database does not answer");
    }

    /** What a failure says about the whole database; nothing, if only one call is at fault. */
    static Optional<StoreState> state(Throwable failed) {
        return cause(failed).flatMap(sql -> {
            if (sql instanceof SQLiteException sqlite) {
                return state(sqlite.getResultCode().name());
            }
            String state = sql.getSQLState() == null ? "08" : sql.getSQLState();
            if (state.startsWith("53100")) {
                return Optional.of(StoreState.DISK_FULL);
            }
            if (state.startsWith("25006")) {
                return Optional.of(StoreState.READ_ONLY);
            }
            boolean away = state.startsWith("08") || state.startsWith("57") || state.startsWith("53");
            return away ? Optional.of(StoreState.DATABASE_AWAY) : Optional.empty();
        });
    }

    private static Optional<StoreState> state(String code) {
        if (code.startsWith("SQLITE_FULL")) {
            return Optional.of(StoreState.DISK_FULL);
        }
        if (code.startsWith("SQLITE_READONLY") || code.startsWith("SQLITE_CANTOPEN")) {
            return Optional.of(StoreState.READ_ONLY);
        }
        boolean away = code.startsWith("SQLITE_IOERR")
                || code.startsWith("SQLITE_NOTADB")
                || code.startsWith("SQLITE_CORRUPT");
        return away ? Optional.of(StoreState.DATABASE_AWAY) : Optional.empty();
    }

    private static Optional<SQLException> cause(Throwable failed) {
        for (Throwable at = failed; at != null; at = at.getCause()) {
            if (at instanceof SQLException sql) {
                return Optional.of(sql);
            }
        }
        return Optional.empty();
    }

    private static String words(SQLException failed) {
        if (failed instanceof SQLiteException sqlite) {
            String code = sqlite.getResultCode().name();
            if (code.startsWith("SQLITE_FULL")) {
                return "the disk is full: nothing more can be saved until there is room";
            }
            if (code.startsWith("SQLITE_READONLY") || code.startsWith("SQLITE_CANTOPEN")) {
                return "the database cannot be written: the disk or the file is read-only";
            }
            if (code.startsWith("SQLITE_NOTADB") || code.startsWith("SQLITE_CORRUPT")) {
                return "the file arbiter.db is damaged, or no database of Arbiter";
            }
            return "the database cannot do this now (" + code.toLowerCase(java.util.Locale.ROOT) + ")";
        }
        String state = failed.getSQLState() == null ? "" : failed.getSQLState();
        if (state.equals("42501")) {
            return "the database does not let this user make or change tables: give it a database of its own";
        }
        return switch (state.length() < 2 ? "" : state.substring(0, 2)) {
            case "08", "57" -> "the database cannot be reached";
            case "28" -> "the database does not know this user or password";
            case "3D" -> "there is no such database";
            case "53" -> "the database has no room or no connection left";
            default -> "the database cannot do this now (" + state + ")";
        };
    }
}
