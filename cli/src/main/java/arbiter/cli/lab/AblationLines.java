package arbiter.cli.lab;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.Columns;
import arbiter.cli.text.Columns.Side;
import arbiter.cli.text.Percent;
import arbiter.lab.ablation.AblationReport;
import arbiter.lab.ablation.Effect;
import java.util.Locale;

/** What decides an encounter, for people at a terminal. */
public final class AblationLines {

    private final Terminal terminal;
    private int judged;

    public AblationLines(Terminal terminal) {
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

    public void print(AblationReport report) {
        if (terminal.interactive()) {
            terminal.err().print("\r\u001b[K");
            terminal.err().flush();
        }
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
