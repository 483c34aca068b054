package arbiter.cli.terminal;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Where a command reads and writes, and what can be shown there. */
public final class Terminal {

    private final BufferedReader in;
    private final PrintStream out;
    private final PrintStream err;
    private final Charset charset;
    private final boolean interactive;
    private final boolean colours;

    private Terminal(
            InputStream in, OutputStream out, OutputStream err, Charset charset, boolean interactive, boolean colours) {
        this.in = new BufferedReader(new InputStreamReader(in, charset));
        this.out = printer(out, charset);
        this.err = printer(err, charset);
        this.charset = charset;
        this.interactive = interactive;
        this.colours = colours;
    }

    /** Plain streams in UTF-8, without colours. */
    public static Terminal of(InputStream in, OutputStream out, OutputStream err) {
        return of(in, out, err, StandardCharsets.UTF_8, false);
    }

    /** Plain streams in that encoding, with or without colours. */
    public static Terminal of(InputStream in, OutputStream out, OutputStream err, Charset charset, boolean colours) {
        return new Terminal(in, out, err, charset, false, colours);
    }

    /** The terminal or the pipes that the program was started with. */
    public static Terminal ofSystem(String[] args) {
        boolean interactive = isTerminal();
        boolean colours = interactive
                && System.getenv().getOrDefault("NO_COLOR", "").isEmpty()
                && !"dumb".equals(System.getenv("TERM"))
                && !List.of(args).contains("--no-color");
        return new Terminal(
                System.in,
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                systemCharset(),
                interactive,
                colours);
    }

    public BufferedReader in() {
        return in;
    }

    public PrintStream out() {
        return out;
    }

    public PrintStream err() {
        return err;
    }

    /** Whether a person sits at a keyboard. */
    public boolean interactive() {
        return interactive;
    }

    /** Whether every character can be shown. */
    public boolean unicode() {
        return charset.equals(StandardCharsets.UTF_8);
    }

    /** The text as it stands out where there are colours. */
    public String styled(Style style, String text) {
        return colours && !text.isEmpty() ? style.around(text) : text;
    }

    public void line(String text) {
        out.println(text);
    }

    public void line() {
        out.println();
    }

    public void flush() {
        out.flush();
        err.flush();
    }

    /** Flushes; ends the command if nobody reads what it prints any more, as after {@code | head -1}. */
    public void flushOrEnd() {
        err.flush();
        if (out.checkError()) {
            throw new OutputClosed();
        }
    }

    private static PrintStream printer(OutputStream stream, Charset charset) {
        return new PrintStream(new BufferedOutputStream(stream, 1 << 13), false, charset);
    }

    private static Charset systemCharset() {
        String name = System.getProperty("stdout.encoding", System.getProperty("native.encoding", "UTF-8"));
        return Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.UTF_8;
    }

    /** From Java 22 on there is a console without a terminal too; it can be asked, but Java 17 does not know how. */
    private static boolean isTerminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException beforeJava22) {
            return true;
        }
    }
}
