package arbiter.lab.report.page;

import arbiter.lab.calibration.Calibration;
import arbiter.lab.calibration.ReliabilityBin;
import java.util.List;

/** Chances that were told against how often they came true; on the diagonal they fit. */
final class ReliabilityPlot {

    private static final int SIZE = 300;
    private static final int LEFT = 40;
    private static final int TOP = 10;
    private static final int SIDE = 240;

    private ReliabilityPlot() {}

    static String of(Calibration calibration) {
        StringBuilder svg = new StringBuilder();
        for (int tenth = 0; tenth <= 10; tenth += 2) {
            double share = tenth / 10.0;
            svg.append(Html.format(
                    "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" class=\"grid\"/>",
                    LEFT, LEFT + SIDE, y(share), y(share)));
            svg.append(Html.words(LEFT - 6, y(share) + 4, "end", "faint", 10 * tenth + ""));
            svg.append(Html.words(x(share), TOP + SIDE + 16, "middle", "faint", 10 * tenth + ""));
        }
        svg.append(Html.format(
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"even\"/>", x(0), y(0), x(1), y(1)));
        StringBuilder line = new StringBuilder();
        for (ReliabilityBin bin : calibration.bins()) {
            line.append(
                    Html.format("%.1f,%.1f ", x(bin.told()), y(bin.happened().share())));
            svg.append(Html.format(
                    "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\" class=\"line side0\"/>",
                    x(bin.told()),
                    x(bin.told()),
                    y(bin.happened().low()),
                    y(bin.happened().high())));
        }
        svg.append("<polyline class=\"line side0\" points=\"").append(line).append("\"/>");
        for (ReliabilityBin bin : calibration.bins()) {
            svg.append(Html.format(
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" class=\"dot side0\"/>",
                    x(bin.told()), y(bin.happened().share())));
        }
        svg.append(Html.words(LEFT + SIDE / 2.0, TOP + SIDE + 34, "middle", "faint", "chance told, per cent"));
        return Html.chart(SIZE, TOP + SIDE + 40, "Chances told against how often they came true", svg.toString());
    }

    static List<List<String>> rows(Calibration calibration) {
        return calibration.bins().stream()
                .map(bin -> List.of(
                        Html.format("%.0f to %.0f", 100 * bin.from(), 100 * bin.to()),
                        Html.format("%,d", bin.count()),
                        Html.percent(bin.told()),
                        Html.percent(bin.happened().share()),
                        Html.format(
                                "%.1f to %.1f",
                                100 * bin.happened().low(), 100 * bin.happened().high())))
                .toList();
    }

    private static double x(double share) {
        return LEFT + SIDE * share;
    }

    private static double y(double share) {
        return TOP + SIDE * (1 - share);
    }
}
