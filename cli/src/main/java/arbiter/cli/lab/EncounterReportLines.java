package arbiter.cli.lab;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.Bars;
import arbiter.cli.text.Columns;
import arbiter.cli.text.Columns.Side;
import arbiter.lab.report.EncounterReport;
import arbiter.lab.report.OtherPlayers;
import arbiter.lab.report.RoundReport;
import arbiter.lab.report.SideReport;
import arbiter.lab.report.UnitReport;
import arbiter.lab.tally.Fault;
import java.time.Duration;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A report on an encounter, for people at a terminal. */
public final class EncounterReportLines {

    private static final int WIDTH = 30;
    private static final int SHOWN_ENDINGS = 8;

    private final EncounterReport report;
    private final Terminal terminal;

    private EncounterReportLines(EncounterReport report, Terminal terminal) {
        this.report = report;
        this.terminal = terminal;
    }

    public static void print(EncounterReport report, Duration elapsed, Terminal terminal) {
        new EncounterReportLines(report, terminal).print(elapsed);
    }

    private void print(Duration elapsed) {
        head(elapsed);
        length();
        units();
        moments();
        others();
        examples();
        faults();
    }

    private void head(Duration elapsed) {
        terminal.line(terminal.styled(Style.STRONG, report.title()) + "  " + report.name());
        String cut = report.fights() < report.wanted()
                ? String.format(Locale.ROOT, " of %,d, stopped early", report.wanted())
                : "";
        terminal.line(String.format(
                Locale.ROOT,
                "%,d fights%s in %s, %s, seed %d",
                report.fights(),
                cut,
                Shares.time(elapsed),
                players(report.agents()),
                report.seed()));
        terminal.line();
        terminal.line(terminal.styled(Style.STRONG, report.verdict().text()));
        Columns columns = new Columns(Side.LEFT, Side.LEFT, Side.LEFT);
        for (SideReport side : report.sides()) {
            columns.row(side.side(), Shares.interval(side.won()), bar(side.won().share()));
        }
        columns.lines().forEach(terminal::line);
        terminal.line(String.format(
                Locale.ROOT,
                "  95 %% intervals; two such runs show a difference from %.1f points on%s",
                100 * report.visible(),
                report.drawn() > 0
                        ? String.format(
                                Locale.ROOT,
                                "; nobody won %s, which count half",
                                Shares.percent((double) report.drawn() / report.fights()))
                        : ""));
    }

    private static String players(Map<String, String> agents) {
        return new TreeSet<>(agents.values()).size() == 1
                ? agents.values().iterator().next() + " agents"
                : agents.entrySet().stream()
                        .map(agent -> agent.getKey() + " played by " + agent.getValue())
                        .collect(Collectors.joining(", "));
    }

    private String bar(double share) {
        return new Bars(terminal.unicode()).bar(share, WIDTH);
    }

    private void length() {
        terminal.line();
        terminal.line("How long it takes: half of the fights are over after round "
                + report.length().median() + ", 95 % after round "
                + report.length().most());
        Columns columns = new Columns(Side.RIGHT, Side.RIGHT, Side.LEFT);
        double most = report.rounds().stream()
                .mapToDouble(EncounterReportLines::ended)
                .max()
                .orElse(1);
        report.rounds().stream()
                .filter(round -> ended(round) >= 0.001)
                .forEach(round -> columns.row(
                        Integer.toString(round.round()), Shares.percent(ended(round)), bar(ended(round) / most)));
        columns.lines().forEach(terminal::line);
        report.endings().entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(SHOWN_ENDINGS)
                .forEach(ending -> terminal.line(
                        "  " + Shares.percent((double) ending.getValue() / report.fights()) + "  " + ending.getKey()));
    }

    private static double ended(RoundReport round) {
        return round.ended().values().stream().mapToDouble(Double::doubleValue).sum();
    }

    private void units() {
        terminal.line();
        terminal.line("Who is still in the fight at its end, and when most fall");
        Columns columns = new Columns(Side.LEFT, Side.LEFT, Side.RIGHT, Side.LEFT, Side.LEFT, Side.LEFT);
        for (SideReport side : report.sides()) {
            for (UnitReport unit : report.units()) {
                if (unit.side().equals(side.side())) {
                    columns.row(
                            unit.side(),
                            unit.name(),
                            Shares.percent(unit.standing()),
                            bar(unit.standing() / 2),
                            unit.falls().isPresent() ? "round " + unit.falls().getAsInt() : "never falls",
                            left(unit));
                }
            }
        }
        columns.lines().forEach(terminal::line);
    }

    private static String left(UnitReport unit) {
        return unit.left().entrySet().stream()
                .limit(3)
                .map(bar -> String.format(Locale.ROOT, "%s %.1f", bar.getKey(), bar.getValue()))
                .collect(Collectors.joining(", "));
    }

    private void moments() {
        terminal.line();
        for (SideReport side : report.sides()) {
            side.acting()
                    .ifPresent(won -> terminal.line(side.side() + " wins " + Shares.interval(won) + " acting first"));
            side.losingFirst()
                    .ifPresent(won ->
                            terminal.line(side.side() + " wins " + Shares.interval(won) + " losing the first unit"));
        }
        terminal.line(String.format(
                Locale.ROOT,
                "The lead changes %.1f times in a fight",
                report.length().leadChanges()));
        report.rounds().stream()
                .filter(round -> round.open() >= 0.1 && round.leaderWins().isPresent())
                .limit(6)
                .forEach(round -> terminal.line(String.format(
                        Locale.ROOT,
                        "After round %d %.0f %% go on; whoever stands best then wins %.0f %% of them",
                        round.round(),
                        100 * round.open(),
                        100 * round.leaderWins().getAsDouble())));
    }

    private void others() {
        if (report.others().isEmpty()) {
            return;
        }
        terminal.line();
        terminal.line("With other players");
        for (OtherPlayers other : report.others()) {
            String same = switch (other.agreement()) {
                case SAME -> "the same side";
                case OPPOSITE -> "the other side: the answer depends on who plays";
                case UNCLEAR -> "no clear side";
            };
            terminal.line(String.format(
                    Locale.ROOT,
                    "  %s: %s wins %s in %,d fights, %s",
                    other.agent(),
                    report.first().side(),
                    Shares.interval(other.won()),
                    other.fights(),
                    same));
        }
    }

    private void examples() {
        terminal.line();
        terminal.line("Fights to look at, with --seed " + report.seed() + " --fight and the number");
        Columns columns = new Columns(Side.LEFT, Side.RIGHT, Side.LEFT);
        report.examples()
                .forEach(example -> columns.row(
                        example.kind().name().toLowerCase(Locale.ROOT),
                        Long.toString(example.number()),
                        example.text()));
        columns.lines().forEach(terminal::line);
    }

    private void faults() {
        for (Fault fault : report.faults()) {
            terminal.err()
                    .println("arbiter: the rules could not finish fight " + fault.number() + " (" + fault.message()
                            + "); please report it");
        }
    }
}
