package arbiter.server.store;

import arbiter.server.shared.RequestRefused;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/**
 * Brings the database to the shape this version needs: numbered files of SQL, all in one transaction or none. Of one
 * that an earlier version wrote a copy is kept first.
 */
final class Migrations {

    private static final List<String> FILES = List.of(
            "1-tables.sql", "2-bookmarks.sql", "3-seats-of-invites.sql", "4-images.sql", "5-accepted-invites.sql");

    private Migrations() {}

    static void carryOut(Database database) {
        database.write(handle -> {
            database.alone(handle);
            handle.execute("CREATE TABLE IF NOT EXISTS version (version INTEGER PRIMARY KEY)");
            int found = handle.createQuery("SELECT COALESCE(MAX(version), 0) FROM version")
                    .mapTo(Integer.class)
                    .one();
            if (found > FILES.size()) {
                throw new RequestRefused(
                        RequestRefused.Code.STORE,
                        "this database was written by a newer Arbiter (its version is " + found + ", this one knows "
                                + FILES.size() + "): use that one");
            }
            if (found > 0 && found < FILES.size()) {
                database.keepBeforeUpgrade(found);
            }
            for (int version = found + 1; version <= FILES.size(); version++) {
                carryOut(handle, FILES.get(version - 1), found);
                handle.execute("INSERT INTO version (version) VALUES (?)", version);
            }
            return found;
        });
    }

    private static void carryOut(Handle handle, String file, int found) {
        for (String statement : read(file).split(";")) {
            if (!statement.isBlank()) {
                try {
                    handle.execute(statement);
                } catch (JdbiException failed) {
                    throw RequestRefused.byStore(notUpgraded(file, found, failed), failed);
                }
            }
        }
    }

    private static String notUpgraded(String file, int found, JdbiException failed) {
        String start = found == 0
                ? "the tables could not be made in this database"
                : "this database could not be brought from version " + found + " to " + FILES.size();
        return start + ": step " + file + " failed (" + DatabaseErrors.reason(failed) + "); nothing was changed in it";
    }

    private static String read(String file) {
        try (InputStream in = Migrations.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
