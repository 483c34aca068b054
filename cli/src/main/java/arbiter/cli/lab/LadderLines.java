package arbiter.cli.lab;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.Columns;
import arbiter.cli.text.Columns.Side;
import arbiter.lab.rating.LadderReport;
import arbiter.lab.rating.SeatTally;
import java.util.Locale;

/** A ladder of agents for people at a terminal. */
public final class LadderLines {

    private final Terminal terminal;
    private final StatusLine status;

    public LadderLines(Terminal terminal) {
        this.terminal = terminal;
        this.status = new StatusLine(terminal);
    }

    public void progress(String rung, SeatTally tally, long limit) {
        status.tell(rung + " wins " + Shares.interval(tally.share()) + "; "
                + tally.pairs().pairs() + " of at most " + limit + " pairs; Ctrl-C shows what is there");
    }

    public void clear() {
        status.clear();
    }

    public void print(LadderReport report) {
        terminal.line(terminal.styled(Style.STRONG, "Who plays " + report.name() + " better"));
        terminal.line(String.format(
                Locale.ROOT,
                "pairs of fights with the same dice and the sides exchanged, at most %,d a rung, tested for %.1f points,"
                        + " seed %d",
                report.limit(),
                100 * report.step(),
                report.seed()));
        terminal.line();
        Columns columns = new Columns(Side.LEFT, Side.LEFT, Side.LEFT, Side.RIGHT);
        columns.row("", "", "wins", "pairs");
        for (LadderReport.Rung rung : report.rungs()) {
            columns.row(
                    rung.upper() + " against " + rung.lower(),
                    answer(rung, report),
                    Shares.interval(rung.won()),
                    String.format(Locale.ROOT, "%,d", rung.pairs()));
        }
        columns.lines().forEach(terminal::line);
        if (report.rungs().size() < report.wanted()) {
            terminal.line("stopped after " + report.rungs().size() + " of " + report.wanted() + " rungs");
        }
    }

    private static String answer(LadderReport.Rung rung, LadderReport report) {
        return switch (rung.answer()) {
            case BETTER -> rung.upper() + " is better";
            case WORSE -> rung.lower() + " is better";
            case EVEN -> String.format(Locale.ROOT, "neither is better by %.1f points", 100 * report.step());
            case CANNOT_TELL -> "cannot tell yet";
        };
    }
}
