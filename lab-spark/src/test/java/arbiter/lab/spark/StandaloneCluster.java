package arbiter.lab.spark;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A real Spark master with workers of one core each, as processes on loopback; all of them are gone at the end. */
final class StandaloneCluster implements AutoCloseable {

    static final String CLASS_PATH =
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

    private static final int PATIENCE_SECONDS = 120;
    private static final Pattern MASTER = Pattern.compile("(spark://127\\.0\\.0\\.1:\\d+)");
    private static final Pattern REGISTERED = Pattern.compile("(Successfully registered with master)");

    private final Path home;
    private final List<Process> processes = new ArrayList<>();
    private final List<Process> workers = new ArrayList<>();
    private final String address;

    StandaloneCluster(Path folder, int workers) throws Exception {
        home = Files.createDirectories(folder.resolve("home"));
        Files.createDirectories(home.resolve("jars"));
        try {
            address = start("org.apache.spark.deploy.master.Master", MASTER, List.of());
            for (int i = 0; i < workers; i++) {
                String work = folder.resolve("work-" + i).toString();
                List<String> options = List.of("--cores", "1", "--memory", "600m", "--work-dir", work, address);
                start("org.apache.spark.deploy.worker.Worker", REGISTERED, options);
                this.workers.add(processes.get(processes.size() - 1));
            }
        } catch (Exception broken) {
            close();
            throw broken;
        }
    }

    String address() {
        return address;
    }

    /** As if somebody pulled the plug: the worker and what it started for us. */
    void kill(int worker) {
        end(workers.get(worker));
    }

    /** Starts a part of Spark and waits until its log says so. */
    private String start(String type, Pattern sign, List<String> options) throws Exception {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC"));
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xmx256m", "-cp", CLASS_PATH, type));
        command.addAll(List.of("--host", "127.0.0.1", "--port", "0", "--webui-port", "0"));
        command.addAll(options);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        Process process = builder.directory(new File(home.toString())).start();
        processes.add(process);
        return sign(process, sign).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** What the log says where it matches; it is read to its end, so that nobody waits for us. */
    private static CompletableFuture<String> sign(Process process, Pattern sign) {
        CompletableFuture<String> found = new CompletableFuture<>();
        Thread reader = new Thread(() -> {
            StringBuilder all = new StringBuilder();
            try (BufferedReader lines = process.inputReader()) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    Matcher match = sign.matcher(line);
                    if (match.find()) {
                        found.complete(match.group(1));
                    }
                    all.append(line).append('\n');
                }
                found.completeExceptionally(new IllegalStateException("it ended before that:\n" + all));
            } catch (IOException broken) {
                found.completeExceptionally(new UncheckedIOException(broken));
            }
        });
        reader.setDaemon(true);
        reader.start();
        return found;
    }

    private static void end(Process process) {
        List<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                .toList();
        all.forEach(ProcessHandle::destroyForcibly);
        all.forEach(one ->
                one.onExit().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join());
    }

    @Override
    public void close() {
        processes.forEach(StandaloneCluster::end);
    }
}
