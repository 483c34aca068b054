package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import arbiter.kernel.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The file that a command writes its result to, or the terminal where none is named. */
final class OutputFile {

    private OutputFile() {}

    /** Said before the first question, so that nobody answers them all in vain. */
    static void refuseToReplace(Path out) {
        if (out != null && Files.exists(out)) {
            throw new Refused(out + " is there already; name another file with --out");
        }
    }

    static int deliver(Optional<String> text, Path out, Terminal terminal) {
        if (text.isEmpty()) {
            terminal.err().println("arbiter: nothing was written");
            return Exit.CHECK_FAILED;
        }
        if (out == null) {
            terminal.out().print(text.get());
            return Exit.DONE;
        }
        write(text.get(), out, terminal);
        return Exit.DONE;
    }

    static void write(String text, Path out, Terminal terminal) {
        try {
            Files.writeString(out, text);
        } catch (IOException broken) {
            throw new Refused(out + " cannot be written: " + broken.getMessage());
        }
        terminal.err().println("written to " + out);
    }
}
