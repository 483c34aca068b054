package arbiter.server.table;

import arbiter.content.json.Json;
import arbiter.dice.Die;
import arbiter.interpreters.live.Table;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.store.Secret;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.stream.Stream;

/**
 * Which program runs a game, told by the files it lies in: their names, sizes and times. What one edition worked out is
 * never taken over by another, because its rules may differ.
 */
final class ProgramEdition {

    private static final List<Class<?>> EVERYWHERE =
            List.of(ProgramEdition.class, Table.class, State.class, Json.class, Die.class);
    private static final Map<Rulebook<?>, Optional<String>> KNOWN = Collections.synchronizedMap(new WeakHashMap<>());

    private ProgramEdition() {}

    /** Empty if it cannot be told. */
    static Optional<String> of(Rulebook<?> book) {
        return KNOWN.computeIfAbsent(book, ProgramEdition::find);
    }

    private static Optional<String> find(Rulebook<?> book) {
        TreeSet<String> files = new TreeSet<>();
        try {
            for (Class<?> part : Stream.concat(EVERYWHERE.stream(), Stream.of(book.getClass()))
                    .toList()) {
                Path place = Path.of(
                        part.getProtectionDomain().getCodeSource().getLocation().toURI());
                files.addAll(Files.isDirectory(place) ? below(place) : beside(place));
            }
        } catch (IOException | URISyntaxException | RuntimeException unknown) {
            return Optional.empty();
        }
        return Optional.of(Secret.hash(book.content().version() + "\n" + String.join("\n", files)));
    }

    private static List<String> below(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return described(files.filter(Files::isRegularFile).toList());
        }
    }

    private static List<String> beside(Path jar) throws IOException {
        try (Stream<Path> files = Files.list(jar.getParent())) {
            return described(
                    files.filter(file -> file.toString().endsWith(".jar")).toList());
        }
    }

    private static List<String> described(List<Path> files) throws IOException {
        List<String> lines = new java.util.ArrayList<>();
        for (Path file : files) {
            lines.add(file.getFileName() + " " + Files.size(file) + " "
                    + Files.getLastModifiedTime(file).toMillis());
        }
        return lines;
    }
}
