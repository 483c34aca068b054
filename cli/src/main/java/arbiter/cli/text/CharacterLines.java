package arbiter.cli.text;

import arbiter.rulebook.CharacterReport;
import java.util.ArrayList;
import java.util.List;

/** A checked character in lines for people. */
public final class CharacterLines {

    private CharacterLines() {}

    /** The verdict with whatever is not legal, and the totals where they are wanted. */
    public static List<String> of(CharacterReport report, String file, boolean withTotals) {
        List<String> lines = new ArrayList<>();
        int violations = report.violations().size();
        String verdict = report.isLegal() ? "legal" : violations + (violations == 1 ? " problem" : " problems");
        lines.add(file + ": " + report.name() + ", " + report.summary() + ": " + verdict);
        if (withTotals) {
            Columns columns = new Columns(Columns.Side.LEFT, Columns.Side.RIGHT, Columns.Side.LEFT);
            report.totals()
                    .forEach((name, total) -> columns.row(
                            name, String.valueOf(total.total()), total.parts().size() > 1 ? total.toString() : ""));
            lines.addAll(columns.lines());
            report.features().forEach((kind, features) -> {
                lines.add("  " + kind + (features.isEmpty() ? ": none" : ""));
                features.forEach(feature -> lines.add("    " + feature));
            });
        }
        report.violations().forEach(violation -> lines.add("  " + violation));
        return lines;
    }
}
