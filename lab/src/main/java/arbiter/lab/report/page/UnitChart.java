package arbiter.lab.report.page;

import arbiter.lab.report.EncounterReport;
import arbiter.lab.report.SideReport;
import arbiter.lab.report.UnitReport;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Who still stands after each round: a row for every unit. */
final class UnitChart {

    private static final int WIDTH = 480;
    private static final int NAME = 150;
    private static final int END = 110;
    private static final int ROW = 26;

    private UnitChart() {}

    static String of(EncounterReport report) {
        int rounds =
                Math.max(1, Math.min(report.length().most(), report.rounds().size()));
        double step = (double) (WIDTH - NAME - END) / rounds;
        StringBuilder svg = new StringBuilder();
        svg.append(Html.words(0, 12, "start", "faint", "after round"));
        for (int round = 1; round <= rounds; round += Math.max(1, rounds / 10)) {
            svg.append(Html.words(NAME + (round - 0.5) * step, 12, "middle", "faint", round + ""));
        }
        svg.append(Html.words(WIDTH - END + 40, 12, "end", "faint", "end"));
        svg.append(Html.words(WIDTH, 12, "end", "faint", "most fall"));
        int y = 18;
        for (int side = 0; side < report.sides().size(); side++) {
            for (UnitReport unit : units(report, report.sides().get(side))) {
                row(svg, unit, Math.min(side, 2), rounds, y);
                y += ROW;
            }
            y += 8;
        }
        return Html.chart(
                        WIDTH,
                        y,
                        "Per cent of fights in which each unit is still in the fight, by round",
                        svg.toString())
                + table(report);
    }

    private static void row(StringBuilder svg, UnitReport unit, int side, int rounds, int y) {
        double step = (double) (WIDTH - NAME - END) / rounds;
        double bottom = y + ROW - 4;
        double full = ROW - 6;
        svg.append(Html.words(0, bottom - 5, "start", "name", shortened(unit.name())));
        StringBuilder area = new StringBuilder(Html.format("%d,%.1f ", NAME, bottom));
        for (int round = 1; round <= rounds; round++) {
            double part = round <= unit.after().size() ? unit.after().get(round - 1) : unit.standing();
            double top = bottom - part * full;
            area.append(Html.format("%.1f,%.1f %.1f,%.1f ", NAME + (round - 1) * step, top, NAME + round * step, top));
        }
        area.append(Html.format("%.1f,%.1f", NAME + rounds * step, bottom));
        svg.append("<polygon class=\"band edge side")
                .append(side)
                .append("\" points=\"")
                .append(area)
                .append("\"/>");
        svg.append(Html.words(WIDTH - END + 40, bottom - 5, "end", "strong", Math.round(100 * unit.standing()) + ""));
        svg.append(Html.words(
                WIDTH,
                bottom - 5,
                "end",
                "faint",
                unit.falls().isPresent() ? "round " + unit.falls().getAsInt() : "never"));
    }

    private static String shortened(String name) {
        return name.length() <= 22 ? name : name.substring(0, 21) + "…";
    }

    static List<UnitReport> units(EncounterReport report, SideReport side) {
        return report.units().stream()
                .filter(unit -> unit.side().equals(side.side()))
                .toList();
    }

    private static String table(EncounterReport report) {
        List<List<String>> rows = new ArrayList<>();
        for (UnitReport unit : report.units()) {
            rows.add(List.of(
                    unit.name(),
                    unit.side(),
                    Html.percent(unit.standing()),
                    Html.percent(unit.first()),
                    unit.falls().isPresent() ? unit.falls().getAsInt() + "" : "",
                    unit.left().entrySet().stream()
                            .map(bar -> Html.format("%s %.1f", bar.getKey(), bar.getValue()))
                            .collect(Collectors.joining(", "))));
        }
        return Html.foldedTable(
                List.of(
                        "unit",
                        "side",
                        "in the fight at the end",
                        "falls first",
                        "falls mostly in round",
                        "left on average"),
                rows);
    }
}
