package arbiter.lab.report.page;

import arbiter.content.yaml.Source;
import arbiter.lab.calibration.Calibration;
import arbiter.lab.calibration.EncounterCalibration;
import arbiter.lab.calibration.MeasureScore;
import arbiter.lab.calibration.TableCalibration;
import java.util.ArrayList;
import java.util.List;

/** How well chances fit what happened, as one page. */
public final class CalibrationPage {

    private CalibrationPage() {}

    /** At tables where people played. */
    public static String of(TableCalibration report) {
        String facts = Html.format(
                "%,d tables · %,d moments · %,d fights for each chance · seed %d",
                report.tables(), report.moments().size(), report.fights(), report.seed());
        List<List<String>> rows = new ArrayList<>();
        for (TableCalibration.Moment one : report.moments()) {
            rows.add(List.of(
                    one.name(),
                    "" + one.round(),
                    one.side(),
                    Html.percent(one.chance()),
                    one.happened() == 1 ? "won" : one.happened() == 0 ? "lost" : "nobody won"));
        }
        return page(
                "Chances at tables",
                facts,
                plot("At the beginning of every round", report.all())
                        + plot("At the beginning of the fight", report.first())
                        + Html.card(
                                "Every moment",
                                "",
                                Html.foldedTable(List.of("table", "round", "side", "chance", "and"), rows)));
    }

    /** Beside the measures of a game. */
    public static String of(EncounterCalibration report) {
        String facts = Html.format(
                "%,d encounters · %,d fights for each chance, %,d others by %s for what happens · seed %d",
                report.encounters().size(),
                report.forecastFights(),
                report.resultFights(),
                report.agents(),
                report.seed());
        List<List<String>> scores = new ArrayList<>();
        for (MeasureScore score : report.measures()) {
            scores.add(List.of(
                    score.measure(),
                    "" + score.encounters(),
                    Html.format("%.3f", score.brier()),
                    Html.format("%.3f", score.lab())));
        }
        List<List<String>> cases = new ArrayList<>();
        for (EncounterCalibration.Case one : report.encounters()) {
            cases.add(List.of(one.encounter(), one.side(), Html.percent(one.lab()), Html.percent(one.happened())));
        }
        return page(
                "What tells who wins in " + report.game(),
                facts,
                Html.card(
                                "Measures of the game and the lab",
                                "mean squared error; 0 is perfect",
                                Html.table(List.of("measure", "encounters", "its error", "the lab's"), scores))
                        + report.lab()
                                .map(lab -> plot("The lab's chances", lab))
                                .orElse("")
                        + Html.card(
                                "Encounters",
                                "",
                                Html.table(List.of("encounter", "side", "chance of the lab", "won"), cases)));
    }

    private static String plot(String title, Calibration calibration) {
        String score = Html.format(
                "<p>Brier score %.3f of %,d cases; always telling the average would get %.3f.</p>",
                calibration.brier(), calibration.cases(), calibration.always());
        return Html.card(
                title,
                "how often chances came true, per cent",
                score
                        + ReliabilityPlot.of(calibration)
                        + Html.foldedTable(
                                List.of("chances", "cases", "told on average", "came true", "95 %"),
                                ReliabilityPlot.rows(calibration)));
    }

    private static String page(String title, String facts, String body) {
        String style = Source.resource(CalibrationPage.class, "report.css").read();
        return "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<title>" + Html.text(title) + " - Arbiter lab</title>\n"
                + "<style>\n" + style + "</style></head>\n<body><header><h1>" + Html.text(title) + "</h1><p>"
                + Html.text(facts) + "</p></header>\n<main>\n" + body + "</main></body></html>\n";
    }
}
