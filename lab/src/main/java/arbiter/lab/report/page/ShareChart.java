package arbiter.lab.report.page;

import arbiter.lab.report.EncounterReport;
import arbiter.lab.report.Verdict;
import arbiter.lab.run.SharePoint;
import arbiter.lab.statistics.ShareInterval;
import java.util.ArrayList;
import java.util.List;

/** How the share of the first side and its interval became narrower while the fights were played. */
final class ShareChart {

    private static final int WIDTH = 420;
    private static final int HEIGHT = 190;
    private static final int LEFT = 34;
    private static final int RIGHT = 56;
    private static final int TOP = 12;
    private static final int BOTTOM = 24;

    /** Before this many fights nearly everything is possible. */
    private static final int FIRST = 10;

    private final List<SharePoint> points;
    private final List<ShareInterval> intervals = new ArrayList<>();
    private final double even;
    private final double low;
    private final double high;

    private ShareChart(EncounterReport report) {
        List<SharePoint> late =
                report.trace().stream().filter(one -> one.fights() >= FIRST).toList();
        points = late.isEmpty() ? report.trace() : late;
        points.forEach(one -> intervals.add(ShareInterval.of(one.share() * one.fights(), (int) one.fights())));
        even = 1.0 / report.sides().size();
        low = Math.max(
                0,
                Math.min(
                        even - 2 * Verdict.BAND,
                        intervals.stream().mapToDouble(ShareInterval::low).min().orElse(0)));
        high = Math.min(
                1,
                Math.max(
                        even + 2 * Verdict.BAND,
                        intervals.stream()
                                .mapToDouble(ShareInterval::high)
                                .max()
                                .orElse(1)));
    }

    static String of(EncounterReport report) {
        if (report.trace().isEmpty()) {
            return "";
        }
        return new ShareChart(report).draw(report);
    }

    private String draw(EncounterReport report) {
        StringBuilder svg = new StringBuilder();
        double top = y(Math.min(high, even + Verdict.BAND));
        svg.append(Html.format(
                "<rect x=\"%d\" y=\"%.1f\" width=\"%d\" height=\"%.1f\" class=\"fair\"/>",
                LEFT, top, WIDTH - LEFT - RIGHT, y(Math.max(low, even - Verdict.BAND)) - top));
        svg.append(Html.words(WIDTH - RIGHT - 4, top + 12, "end", "faint", "fair"));
        for (double share = Math.ceil(10 * low) / 10; share <= high; share += 0.1) {
            svg.append(Html.format(
                    "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" class=\"grid\"/>",
                    LEFT, WIDTH - RIGHT, y(share), y(share)));
            svg.append(Html.words(LEFT - 6, y(share) + 4, "end", "faint", Math.round(100 * share) + ""));
        }
        StringBuilder band = new StringBuilder();
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < points.size(); i++) {
            band.append(at(i, intervals.get(i).high()));
            line.append(at(i, points.get(i).share()));
        }
        for (int i = points.size() - 1; i >= 0; i--) {
            band.append(at(i, intervals.get(i).low()));
        }
        int last = points.size() - 1;
        svg.append("<polygon class=\"band side0\" points=\"").append(band).append("\"/>");
        svg.append("<polyline class=\"line side0\" points=\"").append(line).append("\"/>");
        svg.append(Html.words(
                WIDTH - RIGHT + 6,
                y(points.get(last).share()) + 4,
                "start",
                "strong",
                Html.percent(points.get(last).share())));
        svg.append(Html.words(LEFT, HEIGHT - 6, "start", "faint", points.get(0).fights() + " fights"));
        svg.append(Html.words(
                WIDTH - RIGHT,
                HEIGHT - 6,
                "end",
                "faint",
                Html.format("%,d", points.get(last).fights())));
        return Html.chart(WIDTH, HEIGHT, "Win share of " + report.first().side() + " by fights played", svg.toString())
                + table();
    }

    private String table() {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            ShareInterval share = intervals.get(i);
            rows.add(List.of(
                    Html.format("%,d", points.get(i).fights()),
                    Html.percent(share.share()),
                    Html.percent(share.low()),
                    Html.percent(share.high())));
        }
        return Html.foldedTable(List.of("fights", "share", "from", "to"), rows);
    }

    private String at(int point, double share) {
        return Html.format("%.1f,%.1f ", x(points.get(point).fights()), y(share));
    }

    /** Ten times as many fights are as far to the right everywhere. */
    private double x(long fights) {
        double first = Math.log(points.get(0).fights());
        double last = Math.log(points.get(points.size() - 1).fights());
        double part = last == first ? 1 : (Math.log(fights) - first) / (last - first);
        return LEFT + part * (WIDTH - LEFT - RIGHT);
    }

    private double y(double share) {
        return TOP + (high - share) / (high - low) * (HEIGHT - TOP - BOTTOM);
    }
}
