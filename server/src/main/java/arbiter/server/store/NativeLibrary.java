package arbiter.server.store;

import arbiter.server.shared.RequestRefused;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteJDBCLoader;

/**
 * Loads the part of SQLite that is no Java. It lies in the jar, and has to be a file for a moment: in the data folder, or
 * in the temporary one where programs may not be run from the first. It is deleted as soon as it is loaded, so that a
 * process that is killed leaves nothing behind.
 */
final class NativeLibrary {

    private static final String PLACE = "org.sqlite.tmpdir";
    private static final String FOLDER = "native-library";
    private static boolean loaded;

    private NativeLibrary() {}

    /** Refused where neither folder has room for it or lets it be run. */
    static synchronized void load(Path data) {
        if (!loaded) {
            loaded = System.getProperty(PLACE) != null
                    || System.getProperty("org.sqlite.lib.path") != null
                    || isLoadedIn(data)
                    || isLoadedIn(Path.of(System.getProperty("java.io.tmpdir")));
        }
        if (!loaded) {
            throw new RequestRefused(
                    RequestRefused.Code.STORE,
                    "SQLite cannot be loaded: neither the folder " + data + " nor the temporary folder "
                            + System.getProperty("java.io.tmpdir")
                            + " has room for 2 MB and lets programs be run; free one of them, or give another --data");
        }
    }

    private static boolean isLoadedIn(Path place) {
        Path folder = place.toAbsolutePath()
                .resolve(FOLDER + "-" + ProcessHandle.current().pid());
        try {
            Files.createDirectory(folder);
            System.setProperty(PLACE, folder.toString());
            return SQLiteJDBCLoader.initialize();
        } catch (Exception unusable) { // the library declares no other
            LoggerFactory.getLogger(NativeLibrary.class).debug("SQLite cannot be loaded from {}", folder, unusable);
            return false;
        } finally {
            System.clearProperty(PLACE);
            remove(folder);
        }
    }

    /** Some systems keep the file of a loaded library: then it stays until the program ends. */
    private static void remove(Path folder) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(folder);
        } catch (IOException inUse) {
            folder.toFile().deleteOnExit();
        }
    }
}
