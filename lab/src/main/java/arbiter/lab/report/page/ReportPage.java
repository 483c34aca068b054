package arbiter.lab.report.page;

import arbiter.content.yaml.Source;
import arbiter.kernel.State;
import arbiter.lab.report.EncounterReport;
import arbiter.lab.report.ExampleReport;
import arbiter.lab.report.OtherPlayers;
import arbiter.lab.report.SideReport;
import arbiter.lab.run.FightRecord;
import arbiter.lab.run.Fights;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A report on an encounter as one page. */
public final class ReportPage {

    private final EncounterReport report;
    private final Fights<?> fights;

    private ReportPage(EncounterReport report, Fights<?> fights) {
        this.report = report;
        this.fights = fights;
    }

    public static String of(EncounterReport report, Fights<?> fights) {
        return new ReportPage(report, fights).page();
    }

    private String page() {
        String style = Source.resource(ReportPage.class, "report.css").read();
        return "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<title>" + Html.text(report.title()) + " - Arbiter lab</title>\n"
                + "<style>\n" + style + "</style></head>\n<body>" + HATCHES
                + "<header><h1>" + Html.text(report.title()) + "</h1><p>" + Html.text(facts()) + "</p></header>\n"
                + "<main>\n" + verdict() + units() + length() + players() + examples() + again()
                + "</main></body></html>\n";
    }

    /** So that sides can be told apart without colours. */
    private static final String HATCHES = "<svg width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>"
            + "<pattern id=\"hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\""
            + " patternTransform=\"rotate(45)\"><rect width=\"6\" height=\"6\" class=\"hatch-ground\"/>"
            + "<rect width=\"3\" height=\"6\" class=\"hatch-line\"/></pattern></defs></svg>\n";

    private String facts() {
        String agents = report.agents().entrySet().stream()
                .map(agent -> agent.getKey() + ": " + agent.getValue())
                .collect(Collectors.joining(", "));
        String cut = report.fights() < report.wanted() ? Html.format(" of %,d", report.wanted()) : "";
        return Html.format(
                "%s · %,d%s fights · played by %s · seed %d",
                report.name(), report.fights(), cut, agents, report.seed());
    }

    private String verdict() {
        StringBuilder body = new StringBuilder("<p class=\"verdict\">")
                .append(Html.text(report.verdict().text()))
                .append("</p>");
        List<List<String>> rows = new ArrayList<>();
        for (SideReport side : report.sides()) {
            rows.add(List.of(
                    side.side(),
                    Html.percent(side.won().share()),
                    Html.format(
                            "%.1f to %.1f",
                            100 * side.won().low(), 100 * side.won().high()),
                    Html.format("%,d", side.wins())));
        }
        body.append(Html.table(List.of("side", "wins", "95 % interval", "fights won"), rows));
        body.append(ShareChart.of(report));
        body.append(Html.format(
                "<p>Two such runs show a difference from %.1f points on.%s</p>",
                100 * report.visible(),
                report.drawn() > 0
                        ? Html.format(" Nobody won %,d fights; they count half for each side.", report.drawn())
                        : ""));
        if (report.faulty() > 0) {
            body.append(Html.format(
                    "<p class=\"bad\">The rules could not finish %,d fights, first number %d: %s</p>",
                    report.faulty(),
                    report.faults().get(0).number(),
                    Html.text(report.faults().get(0).message())));
        }
        return Html.card("Who wins", report.first().side() + " by fights played", body.toString());
    }

    private String units() {
        return Html.card("Who is still in the fight", "per cent of fights, by round", UnitChart.of(report));
    }

    private String length() {
        List<List<String>> endings = report.endings().entrySet().stream()
                .map(ending -> List.of(ending.getKey(), Html.percent((double) ending.getValue() / report.fights())))
                .toList();
        String stopped = report.length().stopped() > 0
                ? "<p class=\"bad\">" + Html.percent(report.length().stopped())
                        + " of the fights had to be stopped.</p>"
                : "";
        return Html.card(
                "How long it takes",
                "per cent of fights",
                stopped
                        + RoundChart.of(report)
                        + Html.foldedTable("How it ends", List.of("in these words", "fights"), endings));
    }

    private String players() {
        List<List<String>> rows = new ArrayList<>();
        for (OtherPlayers other : report.others()) {
            rows.add(List.of(
                    other.agent(),
                    Html.percent(other.won().share()),
                    Html.format(
                            "%.1f to %.1f",
                            100 * other.won().low(), 100 * other.won().high()),
                    Html.format("%,d", other.fights()),
                    switch (other.agreement()) {
                        case SAME -> "the same side";
                        case OPPOSITE -> "the other side";
                        case UNCLEAR -> "no clear side";
                    }));
        }
        String flips = report.others().stream()
                .filter(other -> other.agreement() == OtherPlayers.Agreement.OPPOSITE)
                .map(other -> "<p class=\"bad\">With everybody played by " + Html.text(other.agent())
                        + " the other side is favoured: the answer depends on who plays.</p>")
                .collect(Collectors.joining());
        String table = rows.isEmpty()
                ? ""
                : Html.table(
                        List.of("everybody played by", report.first().side() + " wins", "95 % interval", "fights", ""),
                        rows);
        StringBuilder notes = new StringBuilder("<ul>");
        for (SideReport side : report.sides()) {
            side.acting()
                    .ifPresent(won -> note(notes, side.side() + " acting first wins " + Html.percent(won.share())));
            side.losingFirst()
                    .ifPresent(won -> note(
                            notes, side.side() + " losing the first unit still wins " + Html.percent(won.share())));
        }
        note(
                notes,
                Html.format(
                        "The lead changes %.1f times in a fight.",
                        report.length().leadChanges()));
        return Html.card("Does it hold, and how open is it?", "", flips + table + notes + "</ul>");
    }

    private static void note(StringBuilder notes, String words) {
        notes.append("<li>").append(Html.text(words)).append("</li>");
    }

    private String examples() {
        StringBuilder body = new StringBuilder();
        for (ExampleReport example : report.examples()) {
            body.append("<details class=\"fight\"><summary><b>")
                    .append(example.kind().name().toLowerCase(Locale.ROOT))
                    .append("</b> fight ")
                    .append(example.number())
                    .append(": ")
                    .append(Html.text(example.text()))
                    .append("</summary><ol>\n");
            lines(fights, example.number())
                    .forEach(line -> body.append("<li>").append(Html.text(line)).append("</li>\n"));
            body.append("</ol></details>\n");
        }
        return Html.card("Fights to look at", "seen from " + report.first().side(), body.toString());
    }

    private static <S extends State<S>> List<String> lines(Fights<S> fights, long number) {
        return FightRecord.of(fights, number).log(fights).stream()
                .map(event -> event.text())
                .toList();
    }

    private String again() {
        return "<footer><p>The same fights again: <code>arbiter simulate " + Html.text(report.name()) + " --runs "
                + report.fights() + " --seed " + report.seed()
                + "</code>. One of them: add <code>--fight</code> and its"
                + " number.</p></footer>\n";
    }
}
