package arbiter.cli.lab;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.lab.builds.BuildReport;
import arbiter.lab.builds.Elite;
import java.util.Locale;
import java.util.stream.Collectors;

/** Strong builds for people at a terminal. */
public final class BuildLines {

    private static final int LONGEST = 160;

    private final Terminal terminal;
    private final StatusLine status;

    public BuildLines(Terminal terminal) {
        this.terminal = terminal;
        this.status = new StatusLine(terminal);
    }

    public void progress(int played, int wanted) {
        status.tell("builds played", played, wanted);
    }

    public void clear() {
        status.clear();
    }

    public void print(BuildReport report) {
        String cost = report.cost().map(most -> ", " + most).orElse("");
        terminal.line(terminal.styled(
                Style.STRONG,
                "Strong builds of " + report.game() + " by " + String.join(" and ", report.axes()) + cost));
        terminal.line(String.format(
                Locale.ROOT,
                "%,d legal builds played, %,d fights, seed %d; opponents: %s",
                report.tried(),
                report.fights(),
                report.seed(),
                String.join(", ", report.opponents())));
        terminal.line("Shares are from fights with seed " + report.forecastSeed() + ", which the search has not seen.");
        int number = 0;
        for (Elite elite : report.elites()) {
            terminal.line();
            show(++number, elite, report);
        }
    }

    private void show(int number, Elite elite, BuildReport report) {
        String axes = elite.axes().entrySet().stream()
                .map(axis -> axis.getKey() + " " + axis.getValue())
                .collect(Collectors.joining(", "));
        terminal.line(number + ". wins " + Shares.interval(elite.won()) + ": " + axes);
        String made = elite.made();
        terminal.line("   " + elite.name() + ", " + elite.summary());
        terminal.line("   " + (made.length() <= LONGEST ? made : "..." + made.substring(made.length() - LONGEST)));
        terminal.line("   fight to look at: arbiter duel " + number + ".yaml "
                + elite.replay().opponent() + " --seed " + elite.replay().seed() + " --fight "
                + elite.replay().fight());
    }
}
