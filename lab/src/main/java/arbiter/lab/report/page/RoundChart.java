package arbiter.lab.report.page;

import arbiter.lab.report.EncounterReport;
import arbiter.lab.report.RoundReport;
import java.util.ArrayList;
import java.util.List;

/** In which round fights end, and who wins them. */
final class RoundChart {

    private static final int WIDTH = 480;
    private static final int HEIGHT = 190;
    private static final int TOP = 20;
    private static final int BOTTOM = 22;

    /** Rounds in which hardly any fight ends, at the end, are left to the table. */
    private static final double SHOWN = 0.002;

    private RoundChart() {}

    static String of(EncounterReport report) {
        List<String> sides = sides(report);
        List<RoundReport> shown = shown(report);
        double most = shown.stream().mapToDouble(RoundChart::ended).max().orElse(1);
        double step = (double) WIDTH / shown.size();
        StringBuilder svg = new StringBuilder();
        for (int i = 0; i < shown.size(); i++) {
            RoundReport round = shown.get(i);
            double x = i * step + step * 0.1;
            double y = HEIGHT - BOTTOM;
            for (int side = 0; side < sides.size(); side++) {
                double part = round.ended().getOrDefault(sides.get(side), 0.0);
                double height = part / most * (HEIGHT - TOP - BOTTOM);
                y -= height;
                svg.append(Html.format(
                        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" class=\"bar side%d\"/>",
                        x, y, step * 0.8, height, kind(sides.get(side), side)));
            }
            if (step > 20) {
                svg.append(Html.words(x + step * 0.4, y - 4, "middle", "small", Math.round(100 * ended(round)) + ""));
            }
            if (step > 14 || round.round() % 5 == 0) {
                svg.append(Html.words(x + step * 0.4, HEIGHT - 6, "middle", "faint", round.round() + ""));
            }
        }
        return legend(sides)
                + Html.chart(WIDTH, HEIGHT, "Per cent of fights that end in each round, by winner", svg.toString())
                + "<p>Half of the fights are over after round "
                + report.length().median() + ", 95 % after round "
                + report.length().most() + ".</p>"
                + table(report, sides);
    }

    private static List<String> sides(EncounterReport report) {
        List<String> sides =
                new ArrayList<>(report.sides().stream().map(side -> side.side()).toList());
        if (report.drawn() > 0) {
            sides.add("");
        }
        return sides;
    }

    private static List<RoundReport> shown(EncounterReport report) {
        int last = report.rounds().stream()
                .filter(round -> ended(round) >= SHOWN)
                .mapToInt(RoundReport::round)
                .max()
                .orElse(1);
        return report.rounds().stream().filter(round -> round.round() <= last).toList();
    }

    private static double ended(RoundReport round) {
        return round.ended().values().stream().mapToDouble(Double::doubleValue).sum();
    }

    private static int kind(String side, int place) {
        return side.isEmpty() ? 3 : Math.min(place, 2);
    }

    private static String legend(List<String> sides) {
        StringBuilder legend = new StringBuilder("<p class=\"legend\">");
        for (int i = 0; i < sides.size(); i++) {
            String side = sides.get(i);
            legend.append(Html.format(
                    "<span><svg viewBox=\"0 0 12 12\" class=\"key\"><rect width=\"12\" height=\"12\" class=\"bar"
                            + " side%d\"/></svg>%s</span> ",
                    kind(side, i), Html.text(side.isEmpty() ? "nobody wins" : side + " wins")));
        }
        return legend.append("</p>").toString();
    }

    private static String table(EncounterReport report, List<String> sides) {
        List<String> heads = new ArrayList<>(List.of("round"));
        sides.forEach(side -> heads.add(side.isEmpty() ? "nobody" : side));
        heads.addAll(List.of("go on", "then won by whoever stood best"));
        List<List<String>> rows = new ArrayList<>();
        for (RoundReport round : report.rounds()) {
            List<String> row = new ArrayList<>(List.of(round.round() + ""));
            sides.forEach(side -> row.add(Html.percent(round.ended().getOrDefault(side, 0.0))));
            row.add(Html.percent(round.open()));
            row.add(
                    round.leaderWins().isPresent()
                            ? Html.percent(round.leaderWins().getAsDouble())
                            : "");
            rows.add(row);
        }
        return Html.foldedTable(heads, rows);
    }
}
