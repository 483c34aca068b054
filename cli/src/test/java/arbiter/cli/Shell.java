package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Types command lines and keeps what comes back. */
record Shell(int exit, String out, String err) {

    /** Runs a command line with nothing to read. */
    static Shell arbiter(String... args) {
        return typing("", args);
    }

    /** Runs a command line that reads these lines. */
    static Shell typing(String lines, String... args) {
        return on(StandardCharsets.UTF_8, false, lines, args);
    }

    /** Runs a command line on a terminal of that kind. */
    static Shell on(Charset charset, boolean colours, String lines, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(lines.getBytes(charset));
        int exit = Cli.run(args, Terminal.of(in, out, err, charset, colours));
        return new Shell(exit, out.toString(charset), err.toString(charset));
    }

    JsonNode json() {
        return json(out);
    }

    /** The objects of an output with one on each line. */
    List<JsonNode> jsonLines() {
        return out.lines().map(Shell::json).toList();
    }

    List<String> lines() {
        return out.lines().toList();
    }

    private static JsonNode json(String text) {
        try {
            return new ObjectMapper().readTree(text);
        } catch (IOException broken) {
            throw new UncheckedIOException("not JSON: " + text, broken);
        }
    }

    /** A situation among the test's files. */
    static String situation(String name) {
        try {
            return Path.of(Shell.class
                            .getResource("/situations/" + name + ".yaml")
                            .toURI())
                    .toString();
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
