package arbiter.cli.lab;

import arbiter.cli.terminal.Terminal;
import java.time.Duration;

/** One line at a terminal that says what goes on; whoever reads a file sees nothing of it. */
public final class StatusLine {

    private static final Duration BETWEEN = Duration.ofMillis(200);

    private static final int LONGEST = 110;

    private final Terminal terminal;
    private final long began = System.nanoTime();
    private long told = System.nanoTime() - BETWEEN.toNanos();

    public StatusLine(Terminal terminal) {
        this.terminal = terminal;
    }

    public void tell(String words) {
        if (!terminal.interactive() || System.nanoTime() - told < BETWEEN.toNanos()) {
            return;
        }
        told = System.nanoTime();
        String line = words.length() <= LONGEST ? words : words.substring(0, LONGEST - 3) + "...";
        terminal.err().print("\r\u001b[K" + line);
        terminal.err().flush();
    }

    /** So many of so many things are done; with the time that the others will take. */
    public void tell(String what, long done, long all) {
        String left = done == 0 ? "some time" : Shares.time(left(done, all));
        tell(what + ": " + done + " of " + all + ", " + left + " left; Ctrl-C shows what is there");
    }

    private Duration left(long done, long all) {
        return Duration.ofNanos((long) ((double) (System.nanoTime() - began) / done * (all - done)));
    }

    public void clear() {
        if (terminal.interactive()) {
            terminal.err().print("\r\u001b[K");
            terminal.err().flush();
        }
    }
}
