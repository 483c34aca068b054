package arbiter.cli.text;

import java.util.ArrayList;
import java.util.List;

/** Lines whose cells stand below each other. Widths are those of the plain text, colours come after. */
public final class Columns {

    /** Which side the cells of a column keep to. */
    public enum Side {
        LEFT,
        RIGHT
    }

    private final List<Side> sides;
    private final List<List<String>> rows = new ArrayList<>();

    public Columns(Side... sides) {
        this.sides = List.of(sides);
    }

    public Columns row(String... cells) {
        rows.add(List.of(cells));
        return this;
    }

    /** The lines, indented, without blanks at their ends. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.size(); i++) {
                String padding = " ".repeat(width(i) - length(row.get(i)));
                line.append("  ");
                line.append(sides.get(i) == Side.RIGHT ? padding + row.get(i) : row.get(i) + padding);
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private int width(int column) {
        return rows.stream()
                .filter(row -> row.size() > column)
                .mapToInt(row -> length(row.get(column)))
                .max()
                .orElse(0);
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }
}
