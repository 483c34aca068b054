package arbiter.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, as people start it. */
final class ServerProcess implements AutoCloseable {

    private static final String GREETING = "Arbiter is at ";

    /** Megabytes: less is noise. */
    private static final double STILL_FALLING = 1;

    private static final int LOOKS = 20;

    private final Process process;
    private final String address;
    private final double startSeconds;

    private ServerProcess(Process process, String address, double startSeconds) {
        this.process = process;
        this.address = address;
        this.startSeconds = startSeconds;
    }

    /** Starts it on a free port with that folder; returns once it has answered a request. */
    static ServerProcess start(List<String> command, Path folder) {
        return start(command, folder, Map.of());
    }

    /** With that in its environment. */
    static ServerProcess start(List<String> command, Path folder, Map<String, String> environment) {
        List<String> words = new ArrayList<>(command);
        words.addAll(List.of("--port", "0", "--data", folder.toString()));
        try {
            long begin = System.nanoTime();
            ProcessBuilder builder = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT);
            builder.environment().putAll(environment);
            Process process = builder.start();
            BufferedReader said = process.inputReader();
            String line = said.readLine();
            while (line != null && !line.startsWith(GREETING)) {
                line = said.readLine();
            }
            if (line == null) {
                throw new IllegalStateException("the server did not start: " + String.join(" ", words));
            }
            String address = line.substring(GREETING.length()).strip();
            answers(address);
            return new ServerProcess(process, address, (System.nanoTime() - begin) / 1e9);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void answers(String address) throws IOException {
        HttpRequest health = HttpRequest.newBuilder(URI.create(address + "/api/health"))
                .timeout(Duration.ofSeconds(20))
                .build();
        try {
            HttpClient.newHttpClient().send(health, HttpResponse.BodyHandlers.ofString());
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    String address() {
        return address;
    }

    int port() {
        return URI.create(address).getPort();
    }

    long pid() {
        return process.pid();
    }

    /** From the start of the process to the first answer. */
    double startSeconds() {
        return startSeconds;
    }

    double processorSeconds() {
        return process.toHandle()
                .info()
                .totalCpuDuration()
                .map(time -> time.toNanos() / 1e9)
                .orElse(Double.NaN);
    }

    /** What it occupies of the machine's memory, in megabytes. */
    double residentMegabytes() {
        try {
            return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .mapToDouble(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024.0)
                    .findFirst()
                    .orElse(Double.NaN);
        } catch (IOException elsewhere) {
            return Double.NaN;
        }
    }

    /**
     * Lets it throw away what it does not need any more, and give it back to the machine, which it does little by little,
     * so that memory can be compared.
     */
    void tidy() {
        ask("GC.run");
        double before = Double.MAX_VALUE;
        double now = residentMegabytes();
        for (int i = 0; i < LOOKS && now < before - STILL_FALLING; i++) {
            pause();
            before = now;
            now = residentMegabytes();
        }
    }

    /** What is alive on its heap, in megabytes. */
    double aliveMegabytes() {
        return ask("GC.class_histogram")
                .lines()
                .filter(line -> line.startsWith("Total"))
                .mapToDouble(line -> Long.parseLong(line.trim().split("\\s+")[2]) / 1024.0 / 1024.0)
                .findFirst()
                .orElse(Double.NaN);
    }

    /** What the tools of Java tell of it; nothing, where there are none. */
    private String ask(String command) {
        String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        try {
            Process asked = new ProcessBuilder(jcmd, Long.toString(process.pid()), command)
                    .redirectErrorStream(true)
                    .start();
            return new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException withoutTools) {
            return "";
        }
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(700);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Tells it to stop, and measures how long that takes. */
    double stopSeconds() {
        long begin = System.nanoTime();
        close();
        return (System.nanoTime() - begin) / 1e9;
    }

    /** As if the machine had lost its power. */
    void kill() {
        process.destroyForcibly();
        await();
    }

    @Override
    public void close() {
        process.destroy();
        await();
    }

    private void await() {
        try {
            if (!process.waitFor(20, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
