package arbiter.cli.lab;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.Columns;
import arbiter.cli.text.Columns.Side;
import arbiter.lab.calibration.Calibration;
import arbiter.lab.calibration.EncounterCalibration;
import arbiter.lab.calibration.MeasureScore;
import arbiter.lab.calibration.ReliabilityBin;
import arbiter.lab.calibration.TableCalibration;
import java.util.Locale;

/** How well chances fit, for people at a terminal. */
public final class CalibrationLines {

    /** More measures than these say no more. */
    private static final int MEASURES = 12;

    private static final int BAR = 40;

    private final Terminal terminal;
    private final StatusLine status;

    public CalibrationLines(Terminal terminal) {
        this.terminal = terminal;
        this.status = new StatusLine(terminal);
    }

    public void progress(String what, long done, long all) {
        status.tell(what, done, all);
    }

    public void clear() {
        status.clear();
    }

    public void print(TableCalibration report) {
        terminal.line(terminal.styled(Style.STRONG, "The lab's chances and what happened at tables"));
        terminal.line(String.format(
                Locale.ROOT,
                "%,d tables, %,d moments, %,d fights for each chance, seed %d%s",
                report.tables(),
                report.moments().size(),
                report.fights(),
                report.seed(),
                leftOut(report)));
        terminal.line();
        score("At the beginning of every round", report.all());
        terminal.line();
        score("At the beginning of the fight", report.first());
    }

    private static String leftOut(TableCalibration report) {
        String unfinished = report.unfinished() > 0 ? "; " + report.unfinished() + " not played to their end" : "";
        return unfinished + (report.unreadable() > 0 ? "; " + report.unreadable() + " cannot be played again" : "");
    }

    private void score(String title, Calibration calibration) {
        terminal.line(String.format(
                Locale.ROOT,
                "%s: Brier score %.3f of %,d cases (always telling the average: %.3f)",
                title,
                calibration.brier(),
                calibration.cases(),
                calibration.always()));
        Columns columns = new Columns(Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.LEFT, Side.LEFT);
        columns.row("chance", "cases", "told", "came true", "");
        for (ReliabilityBin bin : calibration.bins()) {
            columns.row(
                    String.format(Locale.ROOT, "%.0f to %.0f", 100 * bin.from(), 100 * bin.to()),
                    String.format(Locale.ROOT, "%,d", bin.count()),
                    Shares.percent(bin.told()),
                    Shares.interval(bin.happened()),
                    bar(bin));
        }
        columns.lines().forEach(terminal::line);
    }

    /** What was told as a stroke, what happened as a star. */
    private static String bar(ReliabilityBin bin) {
        char[] line = ".".repeat(BAR + 1).toCharArray();
        line[(int) Math.round(BAR * bin.told())] = '|';
        line[(int) Math.round(BAR * bin.happened().share())] = '*';
        return new String(line);
    }

    public void print(EncounterCalibration report) {
        terminal.line(terminal.styled(
                Style.STRONG,
                "What tells who wins the " + report.encounters().size() + " encounters of " + report.game()));
        terminal.line(String.format(
                Locale.ROOT,
                "%,d fights for each chance of the lab, %,d others by %s for what happens, seed %d",
                report.forecastFights(),
                report.resultFights(),
                report.agents(),
                report.seed()));
        terminal.line();
        Columns cases = new Columns(Side.LEFT, Side.LEFT, Side.RIGHT, Side.RIGHT);
        cases.row("encounter", "side", "lab", "won");
        for (EncounterCalibration.Case one : report.encounters()) {
            cases.row(one.encounter(), one.side(), Shares.percent(one.lab()), Shares.percent(one.happened()));
        }
        cases.lines().forEach(terminal::line);
        terminal.line();
        measures(report);
        report.lab().ifPresent(lab -> {
            terminal.line();
            score("The lab's chances", lab);
        });
    }

    private void measures(EncounterCalibration report) {
        terminal.line("Brier scores, 0 is perfect; a measure's chance is the side's part of the sum of both sides");
        Columns columns = new Columns(Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT);
        columns.row("measure of the game", "encounters", "its score", "the lab's");
        int shown = 0;
        for (MeasureScore score : report.measures()) {
            if (shown++ < MEASURES) {
                columns.row(
                        score.measure(),
                        "" + score.encounters(),
                        String.format(Locale.ROOT, "%.3f", score.brier()),
                        String.format(Locale.ROOT, "%.3f", score.lab()));
            }
        }
        columns.lines().forEach(terminal::line);
        if (report.measures().size() > MEASURES) {
            terminal.line("and " + (report.measures().size() - MEASURES) + " more, with --json");
        }
    }
}
