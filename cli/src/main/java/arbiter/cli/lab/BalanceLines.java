package arbiter.cli.lab;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.lab.balance.Balance;
import arbiter.lab.balance.BalanceReport;
import arbiter.lab.balance.EncounterChange;
import arbiter.lab.balance.Proposal;
import java.util.List;
import java.util.Locale;

/** Proposals for an encounter, for people at a terminal. */
public final class BalanceLines {

    private final Terminal terminal;
    private final StatusLine status;

    public BalanceLines(Terminal terminal) {
        this.terminal = terminal;
        this.status = new StatusLine(terminal);
    }

    public void progress(Balance.Step step) {
        String nearest = step.nearest()
                .map(share -> ", " + step.left().map(Shares::time).orElse("some time") + " left at most, nearest "
                        + Shares.percent(share))
                .orElse("");
        status.tell(step.tried() + " tried" + nearest + "; Ctrl-C shows what is there; " + step.doing());
    }

    public void clear() {
        status.clear();
    }

    public void print(BalanceReport report) {
        terminal.line(terminal.styled(
                Style.STRONG, report.name() + ": " + report.side() + " to win " + Shares.percent(report.target())));
        report.now()
                .ifPresent(now -> terminal.line(
                        "As it is " + report.side() + " wins " + Shares.interval(now) + "; " + answer(report)));
        if (report.fights() > 0) {
            terminal.line(String.format(
                    Locale.ROOT,
                    "%,d changed encounters played, %,d fights, seed %d",
                    Math.max(0, report.tried() - 1),
                    report.fights(),
                    report.seed()));
        }
        int number = 0;
        for (Proposal proposal : report.proposals()) {
            terminal.line();
            proposal(++number, proposal, report);
        }
        if (!report.proposals().isEmpty()) {
            terminal.line();
            terminal.line("Forecasts are from " + report.proposals().get(0).fights() + " fights with seed "
                    + report.forecastSeed() + ", which the search has not seen.");
        }
    }

    private static String answer(BalanceReport report) {
        String within = String.format(Locale.ROOT, "%.1f points", 100 * report.within());
        return switch (report.answer()) {
            case FITS_ALREADY -> "that is within " + within + " already, nothing needs to change";
            case FOUND -> "these changes come to within " + within + ":";
            case IMPOSSIBLE ->
                report.proposals().isEmpty()
                        ? "impossible: nothing that may be changed here brings it nearer"
                        : "impossible with what may be changed here; this is the nearest:";
            case NOT_MET -> "nothing that was tried comes to within " + within + "; the nearest:";
            case STOPPED ->
                report.proposals().isEmpty() ? "stopped before anything was found" : "stopped; found by then:";
        };
    }

    private void proposal(int number, Proposal proposal, BalanceReport report) {
        List<EncounterChange> changes = proposal.changes();
        boolean promised = report.answer() == BalanceReport.Answer.FOUND;
        String fits = proposal.fits() || !promised ? "" : ", not within the target after all";
        terminal.line(String.format(
                Locale.ROOT,
                "%d. %s wins %s, cost %.1f%s",
                number,
                report.side(),
                Shares.interval(proposal.forecast()),
                proposal.cost(),
                fits));
        changes.forEach(change -> terminal.line("   " + change.text()));
    }
}
