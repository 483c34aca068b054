package arbiter.server.store;

import arbiter.server.shared.RequestRefused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** One database in a file, whether or not a server has it open. */
final class SqliteFile {

    private SqliteFile() {}

    /** Everything that is durable at this moment, in a new file; whoever writes meanwhile does not wait. */
    static void copy(Path from, Path to) {
        DatabaseErrors.told(() -> {
            try (Handle handle = open(from)) {
                return handle.execute("VACUUM INTO ?", to.toString());
            }
        });
    }

    /** Refuses a file that is damaged, or that is no database of Arbiter. */
    static void check(Path file) {
        List<String> found = DatabaseErrors.told(() -> {
            try (Handle handle = open(file)) {
                handle.createQuery("SELECT MAX(version) FROM version")
                        .mapTo(Integer.class)
                        .one();
                return handle.createQuery("PRAGMA integrity_check")
                        .mapTo(String.class)
                        .list();
            }
        });
        if (!found.equals(List.of("ok"))) {
            throw new RequestRefused(RequestRefused.Code.STORE, file + " is damaged: " + found.get(0));
        }
    }

    private static Handle open(Path file) {
        NativeLibrary.load(file.toAbsolutePath().getParent());
        return Jdbi.open("jdbc:sqlite:" + file);
    }

    /** A part of a copy that did not become one, and what the database put beside it. */
    static void remove(Path file) {
        for (String beside : List.of("", "-wal", "-shm", "-journal")) {
            try {
                Files.deleteIfExists(Path.of(file + beside));
            } catch (IOException stays) {
                return;
            }
        }
    }
}
