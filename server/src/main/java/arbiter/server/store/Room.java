package arbiter.server.store;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;

/** The room on the disk under a store. The last of it is kept for tables that are played, and not given to new ones. */
final class Room {

    private static final long RESERVE = 64L << 20;

    /** Of a small disk, a tenth. */
    private static final int SHARE = 10;

    /** With less than this a log that grows comes to an end soon. */
    private static final long LEAST = 1L << 20;

    private Room() {}

    /** Whether there is more than the reserve; where nobody can tell, there is. */
    static boolean isFree(Path folder) {
        return hasMoreThan(RESERVE, folder);
    }

    /** Whether nearly nothing is left. */
    static boolean isUsedUp(Path folder) {
        return !hasMoreThan(LEAST, folder);
    }

    private static boolean hasMoreThan(long bytes, Path folder) {
        try {
            FileStore disk = Files.getFileStore(folder);
            return disk.getUsableSpace() > Math.min(bytes, disk.getTotalSpace() / SHARE);
        } catch (IOException unknown) {
            return true;
        }
    }
}
