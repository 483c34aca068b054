package arbiter.bench.load;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Ends with 0 when the server bore everything, 1 when it ended, others were refused something or a finding is back, 2 when
 * this was called wrongly. Times are only reported.
 */
public final class AttackMain {

    private AttackMain() {}

    public static void main(String[] words) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(List.of("./arbiter"), out, err, words));
    }

    static int run(List<String> arbiter, PrintStream out, PrintStream err, String... words) throws IOException {
        if (Arrays.asList(words).contains("--help")) {
            out.print(AttackOptions.HELP);
            return 0;
        }
        AttackOptions options;
        try {
            options = AttackOptions.of(arbiter, words);
        } catch (IllegalArgumentException wrong) {
            err.println("attack: " + wrong.getMessage());
            return 2;
        }
        Path folder = Files.createTempDirectory("arbiter-attack");
        try {
            out.printf("%-34s %s%n", "load of the machine", LoadMain.machine());
            List<String> problems = attacked(options, folder, out);
            out.printf("%-34s %s%n", "load of the machine", LoadMain.machine());
            problems.forEach(err::println);
            return problems.isEmpty() ? 0 : 1;
        } finally {
            LoadMain.remove(folder);
        }
    }

    private static List<String> attacked(AttackOptions options, Path folder, PrintStream out) throws IOException {
        Path temporary = Files.createDirectory(folder.resolve("temporary"));
        List<String> serve = new ArrayList<>(options.server());
        serve.add("serve");
        Map<String, String> environment =
                Map.of("JAVA_TOOL_OPTIONS", "-Xmx" + options.heap() + " -Djava.io.tmpdir=" + temporary);
        List<String> problems = new ArrayList<>();
        Findings findings = new Findings(out, options.server(), folder, problems);
        try (ServerProcess server = ServerProcess.start(serve, folder.resolve("data"), environment)) {
            if (options.findings()) {
                findings.ask(server);
            }
            if (options.attacks()) {
                heading(out);
                problems.addAll(new AttackRun(options, out).run(server));
            }
            if (options.findings()) {
                findings.end(server, temporary);
            }
        }
        return problems;
    }

    private static void heading(PrintStream out) {
        out.printf("%-30s %15s %25s%n", "", "quiet", "attacked");
        out.printf(
                "%-30s %7s %7s %8s %7s %8s  %s%n",
                "milliseconds to the last seat", "p50", "p99", "p50", "p99", "most", "within the target");
    }
}
