package arbiter.cli.lab;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.Columns;
import arbiter.cli.text.Columns.Side;
import arbiter.lab.rating.Circle;
import arbiter.lab.rating.Rated;
import arbiter.lab.rating.TierReport;
import java.util.Locale;

/** A tier list for people at a terminal. */
public final class TierLines {

    private final Terminal terminal;
    private final StatusLine status;

    public TierLines(Terminal terminal) {
        this.terminal = terminal;
        this.status = new StatusLine(terminal);
    }

    public void progress(int met, int wanted) {
        status.tell("twos have met", met, wanted);
    }

    public void clear() {
        status.clear();
    }

    public void print(TierReport report) {
        terminal.line(terminal.styled(
                Style.STRONG,
                "Who beats whom in " + report.game() + ": " + report.ratings().size() + " of them"));
        terminal.line(String.format(
                Locale.ROOT,
                "%,d of %,d twos, %,d pairs of fights each with the seats exchanged, seed %d",
                report.games(),
                report.wanted(),
                report.pairs(),
                report.seed()));
        terminal.line("400 points more are ten to one; 0 is the average; 95 % intervals");
        terminal.line();
        Columns columns = new Columns(Side.LEFT, Side.RIGHT, Side.LEFT, Side.RIGHT, Side.LEFT);
        columns.row("tier", "rating", "95 %", "wins", "");
        for (Rated one : report.ratings()) {
            columns.row(
                    "" + one.tier(),
                    String.format(Locale.ROOT, "%+.0f", one.rating()),
                    String.format(Locale.ROOT, "%+.0f to %+.0f", one.low(), one.high()),
                    Shares.percent(one.won()),
                    one.name());
        }
        columns.lines().forEach(terminal::line);
        terminal.line();
        circles(report);
        terminal.line(String.format(
                Locale.ROOT,
                "%d of %d results are not what the ratings say; %.0f would be so by chance.",
                report.unlike(),
                report.games(),
                report.games() / 20.0));
        if (report.fitsBadly()) {
            terminal.line(terminal.styled(Style.BAD, "The ratings fit badly:") + " it matters more who meets whom.");
        }
    }

    private void circles(TierReport report) {
        if (!report.rockPaperScissors()) {
            terminal.line("No rock, paper, scissors was seen.");
            return;
        }
        terminal.line(
                terminal.styled(Style.BAD, "Rock, paper, scissors:") + " no rating can say who of these is better");
        for (Circle circle : report.circles()) {
            terminal.line(String.format(
                    Locale.ROOT,
                    "  %s beats %s (%.0f %%), who beats %s (%.0f %%), who beats %s (%.0f %%)",
                    circle.names().get(0),
                    circle.names().get(1),
                    100 * circle.shares().get(0),
                    circle.names().get(2),
                    100 * circle.shares().get(1),
                    circle.names().get(0),
                    100 * circle.shares().get(2)));
        }
    }
}
