package arbiter.server.http;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A server in a process of its own, which can be killed like any other. */
final class RealServer implements AutoCloseable {

    private final Process process;
    private final String said;

    private RealServer(Process process, String said) {
        this.process = process;
        this.said = said;
    }

    /** Starts one on that folder or database, and waits for its first words. */
    static RealServer start(String store) {
        return start(store, List.of());
    }

    /** With further options for Java. */
    static RealServer start(String store, List<String> options) {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "-Xmx256m"));
        line.addAll(options);
        line.addAll(List.of("-cp", System.getProperty("java.class.path"), Program.class.getName(), store));
        try {
            Process process = new ProcessBuilder(line)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            BufferedReader words = process.inputReader();
            String said = words.readLine();
            return new RealServer(process, said == null ? "" : said);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** What it said first: its address, or why it did not start. */
    String said() {
        return said;
    }

    int exit() {
        try {
            return process.waitFor();
        } catch (InterruptedException hurry) {
            throw new IllegalStateException(hurry);
        }
    }

    /** Ends it at once, in the middle of whatever it does. */
    void kill() {
        process.destroyForcibly();
        exit();
    }

    @Override
    public void close() {
        kill();
    }
}
