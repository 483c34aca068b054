package arbiter.cli.lab;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.Columns;
import arbiter.cli.text.Columns.Side;
import arbiter.lab.sensitivity.NumberChange;
import arbiter.lab.sensitivity.SensitivityReport;
import arbiter.lab.sensitivity.Worth;
import java.util.Locale;

/** What one point is worth, for people at a terminal. */
public final class SensitivityLines {

    private final Terminal terminal;
    private int judged;

    public SensitivityLines(Terminal terminal) {
        this.terminal = terminal;
    }

    /** One more of so many has been judged. */
    public void progress(int all) {
        judged++;
        if (terminal.interactive()) {
            terminal.err().print("\r\u001b[K" + judged + " of " + all + " judged; Ctrl-C shows what is there");
            terminal.err().flush();
        }
    }

    /** There would have been so many changes to judge. */
    public void print(SensitivityReport report, int all) {
        if (terminal.interactive()) {
            terminal.err().print("\r\u001b[K");
            terminal.err().flush();
        }
        terminal.line(terminal.styled(Style.STRONG, "What one point is worth in " + report.name()));
        report.won()
                .ifPresent(won -> terminal.line(String.format(
                        Locale.ROOT,
                        "%s wins %s of %,d fights; changes are in points for %s, same dice, seed %d",
                        report.side(),
                        Shares.interval(won),
                        report.fights(),
                        report.side(),
                        report.seed())));
        if (report.numbers().size() < all) {
            terminal.line(report.numbers().size() + " of " + all + " changes judged");
        }
        terminal.line();
        Columns columns = new Columns(Side.RIGHT, Side.LEFT, Side.LEFT, Side.LEFT, Side.LEFT);
        columns.row("change", "95 %", "unit", "number", "");
        for (Worth worth : report.numbers()) {
            NumberChange number = worth.number();
            columns.row(
                    String.format(Locale.ROOT, "%+.1f", 100 * worth.change().difference()),
                    String.format(
                            Locale.ROOT,
                            "%+.1f to %+.1f",
                            100 * worth.change().low(),
                            100 * worth.change().high()),
                    number.name() + " (" + number.side() + ")",
                    number.bar() + " " + number.from() + " to " + number.to(),
                    worth.change().isSeen() ? "" : "no effect seen");
        }
        columns.lines().forEach(terminal::line);
    }
}
