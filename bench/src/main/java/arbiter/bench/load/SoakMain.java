package arbiter.bench.load;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Ends with 0 when all is well, 1 when something was lost or grew, 2 when it was called wrongly. */
public final class SoakMain {

    private SoakMain() {}

    public static void main(String[] words) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(List.of("./arbiter"), out, err, words));
    }

    static int run(List<String> arbiter, PrintStream out, PrintStream err, String... words) throws IOException {
        if (Arrays.asList(words).contains("--help")) {
            out.print(SoakOptions.HELP);
            return 0;
        }
        SoakOptions options;
        try {
            options = SoakOptions.of(arbiter, words);
        } catch (IllegalArgumentException wrong) {
            err.println("soak: " + wrong.getMessage());
            return 2;
        }
        Path folder = Files.createTempDirectory("arbiter-soak");
        try {
            out.println("load of the machine: " + LoadMain.machine());
            List<String> problems = new Soak(options, out).run(folder);
            out.println("load of the machine: " + LoadMain.machine());
            problems.forEach(err::println);
            return problems.isEmpty() ? 0 : 1;
        } finally {
            LoadMain.remove(folder);
        }
    }
}
