package arbiter.cli.lab;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.Columns;
import arbiter.cli.text.Columns.Side;
import arbiter.cli.text.Percent;
import arbiter.lab.ablation.AblationReport;
import arbiter.lab.ablation.Effect;
import arbiter.lab.ablation.UnitSharesReport;
import java.util.Locale;

/** What decides an encounter, for people at a terminal. */
public final class AblationLines {

    private final Terminal terminal;
    private final StatusLine status;
    private int judged;

    public AblationLines(Terminal terminal) {
        this.terminal = terminal;
        this.status = new StatusLine(terminal);
    }

    /** One more of so many has been judged. */
    public void progress(int all) {
        judged++;
        if (terminal.interactive()) {
            terminal.err().print("\r\u001b[K" + judged + " of " + all + " judged; Ctrl-C shows what is there");
            terminal.err().flush();
        }
    }

    /** So many fights of so many have been played with every choice of units. */
    public void played(long fights, long all) {
        status.tell("fights with every choice of units", fights, all);
    }

    public void print(UnitSharesReport report) {
        status.clear();
        terminal.line(terminal.styled(Style.STRONG, "What each unit adds in " + report.name()));
        terminal.line(String.format(
                Locale.ROOT,
                "%s wins %s; %,d fights with every choice of its units, same dice, seed %d",
                report.side(),
                Shares.percent(report.won()),
                report.fights(),
                report.seed()));
        terminal.line();
        Columns columns = new Columns(Side.RIGHT, Side.LEFT, Side.LEFT);
        columns.row("points", "95 %", "unit");
        for (UnitSharesReport.Part part : report.units()) {
            columns.row(
                    String.format(Locale.ROOT, "%+.1f", 100 * part.adds().difference()),
                    String.format(
                            Locale.ROOT,
                            "%+.1f to %+.1f",
                            100 * part.adds().low(),
                            100 * part.adds().high()),
                    part.name());
        }
        columns.lines().forEach(terminal::line);
    }

    public void print(AblationReport report) {
        status.clear();
        terminal.line(terminal.styled(Style.STRONG, "What decides " + report.name()));
        report.won()
                .ifPresent(won -> terminal.line(String.format(
                        Locale.ROOT,
                        "%s wins %s of %,d fights; changes are in points for %s, same dice, seed %d",
                        report.side(),
                        Shares.interval(won),
                        report.fights(),
                        report.side(),
                        report.seed())));
        if (report.effects().size() < report.candidates()) {
            terminal.line("stopped early: " + report.effects().size() + " of " + report.candidates() + " judged");
        }
        terminal.line();
        Columns columns = new Columns(Side.RIGHT, Side.LEFT, Side.RIGHT, Side.LEFT, Side.LEFT, Side.LEFT);
        columns.row("change", "95 %", "used", "unit", "if it may not be done", "");
        for (Effect effect : report.effects()) {
            columns.row(
                    String.format(Locale.ROOT, "%+.1f", 100 * effect.change().difference()),
                    String.format(
                            Locale.ROOT,
                            "%+.1f to %+.1f",
                            100 * effect.change().low(),
                            100 * effect.change().high()),
                    Percent.whole(effect.used()),
                    effect.unit() + " (" + effect.side() + ")",
                    effect.text(),
                    effect.change().isSeen() ? "" : "no effect seen");
        }
        columns.lines().forEach(terminal::line);
    }
}
