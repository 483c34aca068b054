package arbiter.cli.play;

import arbiter.cli.terminal.Terminal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jline.terminal.TerminalBuilder;

/** Lines that somebody types at a keyboard, with editing; without a history, which would tell secret answers. */
public final class KeyboardLines implements Lines {

    private final Terminal screen;
    private final org.jline.terminal.Terminal keyboard;
    private final LineReader reader;

    private KeyboardLines(Terminal screen, org.jline.terminal.Terminal keyboard) {
        this.screen = screen;
        this.keyboard = keyboard;
        this.reader = LineReaderBuilder.builder()
                .terminal(keyboard)
                .variable(LineReader.DISABLE_HISTORY, true)
                .completer(new StringsCompleter(Words.ALL))
                .build();
    }

    public static KeyboardLines open(Terminal screen) {
        try {
            return new KeyboardLines(
                    screen, TerminalBuilder.builder().system(true).dumb(true).build());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public Optional<String> next(String prompt) {
        screen.flush();
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (EndOfFileException | UserInterruptException leaving) {
            return Optional.empty();
        }
    }

    @Override
    public boolean watched() {
        return true;
    }

    @Override
    public void close() {
        try {
            keyboard.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
