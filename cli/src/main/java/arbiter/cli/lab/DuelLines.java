package arbiter.cli.lab;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.lab.rating.DuelReport;
import arbiter.lab.rating.SeatTally;
import java.util.Locale;

/** What two against each other came to, for people at a terminal. */
public final class DuelLines {

    private final Terminal terminal;
    private final StatusLine status;

    public DuelLines(Terminal terminal) {
        this.terminal = terminal;
        this.status = new StatusLine(terminal);
    }

    public void progress(SeatTally tally, long limit) {
        status.tell(
                "A wins " + Shares.interval(tally.share()) + "; pairs",
                tally.pairs().pairs(),
                limit);
    }

    public void clear() {
        status.clear();
    }

    public void print(DuelReport report) {
        terminal.line(terminal.styled(Style.STRONG, report.a() + " against " + report.b() + ": " + answer(report)));
        terminal.line(report.a() + " wins " + Shares.interval(report.won()) + "; in the first seat "
                + Shares.interval(report.first()) + ", in the second " + Shares.interval(report.second()));
        terminal.line(String.format(
                Locale.ROOT,
                "%,d pairs of fights with the same dice and the seats exchanged, seed %d; --fight 0 shows the first",
                report.pairs(),
                report.seed()));
    }

    private static String answer(DuelReport report) {
        String step = String.format(Locale.ROOT, "%.1f points", 100 * report.step());
        return switch (report.answer()) {
            case BETTER -> report.a() + " is better";
            case WORSE -> report.b() + " is better";
            case EVEN -> "neither is better by " + step;
            case CANNOT_TELL -> "cannot tell yet: more pairs are needed, or a larger difference than " + step;
        };
    }
}
