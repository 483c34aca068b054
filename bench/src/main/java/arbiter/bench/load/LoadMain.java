package arbiter.bench.load;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Ends with 0 when nothing was lost, 1 when something was, 2 when it was called wrongly. Times are only reported. */
public final class LoadMain {

    private LoadMain() {}

    public static void main(String[] words) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(List.of("./arbiter", "serve"), out, err, words));
    }

    static int run(List<String> server, PrintStream out, PrintStream err, String... words) throws IOException {
        if (Arrays.asList(words).contains("--help")) {
            out.print(LoadOptions.HELP);
            return 0;
        }
        LoadOptions options;
        try {
            options = LoadOptions.of(server, words);
        } catch (IllegalArgumentException wrong) {
            err.println("load: " + wrong.getMessage());
            return 2;
        }
        Path folder = Files.createTempDirectory("arbiter-load");
        try {
            out.printf("%-26s %s%n", "load of the machine", machine());
            List<String> problems = new Load(options, out).run(folder);
            out.printf("%-26s %s%n", "load of the machine", machine());
            problems.forEach(err::println);
            return problems.isEmpty() ? 0 : 1;
        } finally {
            remove(folder);
        }
    }

    static String machine() {
        var system = ManagementFactory.getOperatingSystemMXBean();
        return String.format("%.1f on %d processors", system.getSystemLoadAverage(), system.getAvailableProcessors());
    }

    static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
