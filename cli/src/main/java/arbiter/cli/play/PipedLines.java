package arbiter.cli.play;

import arbiter.cli.terminal.Terminal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** Lines from a file or another program. */
public final class PipedLines implements Lines {

    private final Terminal terminal;

    public PipedLines(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Optional<String> next(String prompt) {
        terminal.flushOrEnd();
        try {
            return Optional.ofNullable(terminal.in().readLine());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public boolean watched() {
        return false;
    }

    @Override
    public void close() {
        terminal.flush();
    }
}
