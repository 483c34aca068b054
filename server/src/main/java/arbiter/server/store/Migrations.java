package arbiter.server.store;

import arbiter.server.shared.RequestRefused;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** Brings the database to the shape this version needs: numbered files of SQL, all in one transaction or none. */
final class Migrations {

    private static final List<String> FILES =
            List.of(
                    "1-tables.sql",
                    "2-bookmarks.sql",
                    "3-seats-of-invites.sql",
                    "4-images.sql",
                    "5-accepted-invites.sql");

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
            for (int version = found + 1; version <= FILES.size(); version++) {
                carryOut(handle, FILES.get(version - 1));
                handle.execute("INSERT INTO version (version) VALUES (?)", version);
            }
            return found;
        });
    }

    private static void carryOut(Handle handle, String file) {
        for (String statement : read(file).split(";")) {
            if (!statement.isBlank()) {
                handle.execute(statement);
            }
        }
    }

    private static String read(String file) {
        try (InputStream in = Migrations.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
