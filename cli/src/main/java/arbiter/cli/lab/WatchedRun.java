package arbiter.cli.lab;

import arbiter.cli.terminal.Terminal;
import arbiter.lab.run.Fights;
import arbiter.lab.run.JobRun;
import arbiter.lab.run.Progress;
import arbiter.lab.run.RunResult;
import arbiter.lab.statistics.ShareInterval;
import arbiter.lab.work.Workplace;
import java.time.Duration;
import java.util.Locale;

/** A run whose progress somebody at a terminal sees, and which Ctrl-C ends early with what is there. */
public final class WatchedRun {

    private static final Duration BETWEEN = Duration.ofMillis(200);

    private final Terminal terminal;
    private final Fights<?> fights;
    private final String what;
    private long told;

    private WatchedRun(Terminal terminal, Fights<?> fights, String what) {
        this.terminal = terminal;
        this.fights = fights;
        this.what = what;
        this.told = System.nanoTime();
    }

    /** Plays all fights of a job; the words say what is being played. */
    public static RunResult play(
            Fights<?> fights, Workplace workplace, String what, Interruption interruption, Terminal terminal) {
        JobRun run = new JobRun(fights, workplace);
        interruption.cancels(run::cancel);
        WatchedRun watched = new WatchedRun(terminal, fights, what);
        RunResult result = run.run(watched::tell);
        watched.clear();
        return result;
    }

    private void tell(Progress progress) {
        if (!terminal.interactive() || System.nanoTime() - told < BETWEEN.toNanos()) {
            return;
        }
        told = System.nanoTime();
        ShareInterval won = ShareInterval.of(progress.tally().won(fights.sides().get(0)), (int)
                progress.tally().fights());
        terminal.err()
                .printf(
                        Locale.ROOT,
                        "\r\u001b[K%s%,d of %,d fights, %s wins %s, %s left; Ctrl-C shows what is there",
                        what,
                        progress.tally().fights(),
                        progress.wanted(),
                        fights.sides().get(0),
                        Shares.interval(won),
                        progress.left().map(Shares::time).orElse("some time"));
        terminal.err().flush();
    }

    private void clear() {
        if (terminal.interactive()) {
            terminal.err().print("\r\u001b[K");
            terminal.err().flush();
        }
    }
}
