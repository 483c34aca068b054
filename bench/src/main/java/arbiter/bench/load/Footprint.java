package arbiter.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What a process holds at a moment: threads, open files, those of them that are sockets, memory, and its database. */
record Footprint(int threads, long files, long sockets, double heap, double resident, long database) {

    /** As Linux tells it; the heap is what is alive after a full collection, in megabytes. */
    static Footprint of(ServerProcess server, Path data) {
        double heap = server.aliveMegabytes();
        Path about = Path.of("/proc/" + server.pid());
        List<String> open = open(about.resolve("fd"));
        return new Footprint(
                threads(about.resolve("status")),
                open.size(),
                open.stream().filter(file -> file.startsWith("socket:")).count(),
                heap,
                server.residentMegabytes(),
                size(data.resolve("arbiter.db")) + size(data.resolve("arbiter.db-wal")));
    }

    private static int threads(Path status) {
        try (Stream<String> lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith("Threads:"))
                    .mapToInt(line -> Integer.parseInt(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElseThrow();
        } catch (IOException elsewhere) {
            throw new UncheckedIOException(elsewhere);
        }
    }

    private static List<String> open(Path descriptors) {
        try (Stream<Path> all = Files.list(descriptors)) {
            return all.map(Footprint::target).toList();
        } catch (IOException elsewhere) {
            throw new UncheckedIOException(elsewhere);
        }
    }

    /** One that was closed while we looked counts with the others. */
    private static String target(Path descriptor) {
        try {
            return Files.readSymbolicLink(descriptor).toString();
        } catch (IOException closed) {
            return "";
        }
    }

    private static long size(Path file) {
        try {
            return Files.exists(file) ? Files.size(file) : 0;
        } catch (IOException elsewhere) {
            throw new UncheckedIOException(elsewhere);
        }
    }
}
