package arbiter.cli.lab;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.Columns;
import arbiter.cli.text.Columns.Side;
import arbiter.lab.compare.Comparison;
import arbiter.lab.compare.Difference;
import arbiter.lab.compare.PairTally;
import java.time.Duration;
import java.util.Locale;

/** A comparison for people at a terminal, while it is under way and when it is known. */
public final class ComparisonLines {

    private static final long BETWEEN = 200_000_000L;

    private final Terminal terminal;
    private long told = System.nanoTime();

    public ComparisonLines(Terminal terminal) {
        this.terminal = terminal;
    }

    public void progress(PairTally pairs) {
        if (!terminal.interactive() || System.nanoTime() - told < BETWEEN) {
            return;
        }
        told = System.nanoTime();
        terminal.err()
                .printf(
                        Locale.ROOT,
                        "\r\u001b[K%,d pairs, B %s; Ctrl-C shows what is there",
                        pairs.pairs(),
                        difference(pairs.difference()));
        terminal.err().flush();
    }

    public void print(Comparison comparison, long nanos) {
        if (terminal.interactive()) {
            terminal.err().print("\r\u001b[K");
            terminal.err().flush();
        }
        terminal.line("A  " + comparison.a());
        terminal.line("B  " + comparison.b());
        if (comparison.answer() == Comparison.Answer.NOTHING_DIFFERS) {
            terminal.line("nothing differs: both are the same fights");
            return;
        }
        terminal.line(String.format(
                Locale.ROOT,
                "%,d pairs of fights with the same dice in %s, seed %d",
                comparison.pairs(),
                Shares.time(Duration.ofNanos(nanos)),
                comparison.seed()));
        terminal.line();
        terminal.line(terminal.styled(Style.STRONG, answer(comparison)));
        terminal.line("  A  " + comparison.side() + " wins " + Shares.interval(comparison.inA()));
        terminal.line("  B  " + comparison.side() + " wins " + Shares.interval(comparison.inB()));
        terminal.line("  B - A  " + difference(comparison.difference()));
        terminal.line();
        table(comparison.counts());
        terminal.line(String.format(
                Locale.ROOT,
                "Evidence %+.2f for B, %+.2f for A; 2.94 is enough, -2.94 rules it out. Dice of their own would have"
                        + " needed about %,d fights of each.",
                comparison.evidence(),
                comparison.evidenceAgainst(),
                comparison.unpaired()));
    }

    private static String answer(Comparison comparison) {
        String step = String.format(Locale.ROOT, "%.1f points", 100 * comparison.step());
        return switch (comparison.answer()) {
            case B_BETTER -> "B is better for " + comparison.side();
            case A_BETTER -> "A is better for " + comparison.side();
            case NO_SUCH_DIFFERENCE -> "neither is better by " + step;
            case NOTHING_DIFFERS -> "nothing differs: both are the same fights";
            case CANNOT_TELL -> "cannot tell yet: more pairs are needed, or a larger difference than " + step;
        };
    }

    private static String difference(Difference difference) {
        return String.format(
                Locale.ROOT,
                "%+.1f points (%+.1f to %+.1f)",
                100 * difference.difference(),
                100 * difference.low(),
                100 * difference.high());
    }

    private void table(PairTally pairs) {
        String[] words = {"lost", "undecided", "won"};
        Columns columns = new Columns(Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT);
        columns.row("", "lost in B", "undecided", "won in B");
        for (int a = 0; a < words.length; a++) {
            columns.row(
                    words[a] + " in A",
                    String.format(Locale.ROOT, "%,d", pairs.count(a, 0)),
                    String.format(Locale.ROOT, "%,d", pairs.count(a, 1)),
                    String.format(Locale.ROOT, "%,d", pairs.count(a, 2)));
        }
        columns.lines().forEach(terminal::line);
    }
}
