package arbiter.server.store;

import arbiter.server.shared.RequestRefused;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whole copies of a database in one file, in the folder {@code backups} beside it. A copy is taken while people play,
 * and counts only once it has been opened and found sound.
 */
public final class BackupFolder {

    private static final String START = "arbiter-";
    private static final String END = ".db";
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss'Z'").withZone(ZoneOffset.UTC);
    private static final int HOURS = 24;
    private static final int DAYS = 14;

    /** Whatever their age: they may be all there is, and a clock that is wrong makes all of them look old. */
    private static final int ALWAYS = 7;

    private final Path folder;
    private final Path database;

    public BackupFolder(Path data) {
        this.folder = data.resolve("backups");
        this.database = data.resolve("arbiter.db");
    }

    /** A copy with the time it was taken at. */
    public record Copy(Path file, Instant taken) {}

    /** Newest first. */
    public List<Copy> all() {
        List<Copy> copies = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, START + "*" + END)) {
                files.forEach(file -> time(file).ifPresent(taken -> copies.add(new Copy(file, taken))));
            } catch (IOException unreadable) {
                throw RequestRefused.byStore("the folder " + folder + " cannot be read", unreadable);
            }
        }
        copies.sort(Comparator.comparing(Copy::taken).reversed());
        return copies;
    }

    private static Optional<Instant> time(Path file) {
        String name = file.getFileName().toString();
        try {
            return Optional.of(Instant.from(TIME.parse(name.substring(START.length(), name.length() - END.length()))));
        } catch (DateTimeParseException somethingElse) {
            return Optional.empty();
        }
    }

    /** Takes a copy, opens it, and removes those that are no longer kept. A server may run meanwhile. */
    public Path take(Instant now) {
        if (!Files.isRegularFile(database)) {
            throw new RequestRefused(RequestRefused.Code.STORE, "there is no database " + database + " to copy");
        }
        Path copy = copyTo(START + TIME.format(now) + END);
        try {
            keepOnly(kept(all(), now));
            return copy;
        } catch (IOException unwritable) {
            throw unwritable(unwritable);
        }
    }

    /** One that stays until somebody removes it: with it the version that wrote the database can go on. */
    void keepBeforeUpgrade(int version) {
        copyTo("before-upgrade-from-version-" + version + END);
    }

    private Path copyTo(String name) {
        Path copy = folder.resolve(name);
        Path part = folder.resolve(name + ".part");
        try {
            Files.createDirectories(folder);
            Files.deleteIfExists(part);
            SqliteFile.copy(database, part);
            SqliteFile.check(part);
            Files.move(part, copy, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            return copy;
        } catch (IOException unwritable) {
            throw unwritable(unwritable);
        } finally {
            SqliteFile.remove(part);
        }
    }

    private RequestRefused unwritable(IOException reason) {
        return RequestRefused.byStore("the folder " + folder + " cannot be written to", reason);
    }

    /** All of the last hour, the last one of each hour of a day and of each day of two weeks, and the newest seven. */
    static Set<Path> kept(List<Copy> newestFirst, Instant now) {
        Set<Path> kept = new HashSet<>();
        Set<Instant> hours = new HashSet<>();
        Set<Instant> days = new HashSet<>();
        for (Copy copy : newestFirst) {
            Duration age = Duration.between(copy.taken(), now);
            boolean recent = age.compareTo(Duration.ofHours(1)) <= 0;
            boolean ofHour = age.compareTo(Duration.ofHours(HOURS)) <= 0
                    && hours.add(copy.taken().truncatedTo(ChronoUnit.HOURS));
            boolean ofDay = age.compareTo(Duration.ofDays(DAYS)) <= 0
                    && days.add(copy.taken().truncatedTo(ChronoUnit.DAYS));
            if (recent || ofHour || ofDay || kept.size() < ALWAYS) {
                kept.add(copy.file());
            }
        }
        return kept;
    }

    private void keepOnly(Set<Path> kept) throws IOException {
        for (Copy copy : all()) {
            if (!kept.contains(copy.file())) {
                Files.deleteIfExists(copy.file());
            }
        }
    }

    /**
     * Puts a copy in the database's place, which no server may be using, and says where the database that was there is
     * now, if there was one.
     */
    public Optional<Path> restore(Path copy, Instant now) {
        if (!Files.isRegularFile(copy)) {
            throw new RequestRefused(RequestRefused.Code.STORE, "there is no file " + copy);
        }
        SqliteFile.check(copy);
        return Sqlite.whileUnused(database.getParent(), () -> {
            try {
                Files.createDirectories(folder);
                Path fresh = folder.resolve("restored.part");
                Files.copy(copy, fresh, StandardCopyOption.REPLACE_EXISTING);
                Optional<Path> aside = setAside(now);
                Files.move(fresh, database, StandardCopyOption.ATOMIC_MOVE);
                return aside;
            } catch (IOException unwritable) {
                throw RequestRefused.byStore("the database could not be put in its place", unwritable);
            }
        });
    }

    /** With its write-ahead log, without which the last moves would be missing. */
    private Optional<Path> setAside(Instant now) throws IOException {
        if (!Files.exists(database)) {
            return Optional.empty();
        }
        Path aside = folder.resolve("before-restore-" + TIME.format(now) + END);
        for (String file : List.of("", "-wal", "-shm")) {
            Path there = Path.of(database + file);
            if (Files.exists(there)) {
                Files.move(there, Path.of(aside + file), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        return Optional.of(aside);
    }
}
