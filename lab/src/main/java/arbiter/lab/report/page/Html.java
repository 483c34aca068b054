package arbiter.lab.report.page;

import java.util.List;
import java.util.Locale;

/** Pieces of markup. Whatever comes from outside goes through {@link #text}. */
final class Html {

    private Html() {}

    static String text(String words) {
        return words.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }

    /** A share from 0 to 1 in per cent. */
    static String percent(double share) {
        return format("%.1f %%", 100 * share);
    }

    static String card(String title, String note, String body) {
        return "<section><h2>" + text(title) + (note.isEmpty() ? "" : " <small>" + text(note) + "</small>") + "</h2>\n"
                + body + "</section>\n";
    }

    /** A table that is folded away beside a chart; the cells are plain texts. */
    static String foldedTable(List<String> heads, List<List<String>> rows) {
        return foldedTable("Table", heads, rows);
    }

    static String foldedTable(String title, List<String> heads, List<List<String>> rows) {
        return "<details><summary>" + text(title) + "</summary>" + table(heads, rows) + "</details>\n";
    }

    static String table(List<String> heads, List<List<String>> rows) {
        StringBuilder table = new StringBuilder("<div class=\"scroll\"><table><thead><tr>");
        heads.forEach(
                head -> table.append("<th scope=\"col\">").append(text(head)).append("</th>"));
        table.append("</tr></thead><tbody>\n");
        for (List<String> row : rows) {
            table.append("<tr>");
            row.forEach(cell -> table.append("<td>").append(text(cell)).append("</td>"));
            table.append("</tr>\n");
        }
        return table.append("</tbody></table></div>").toString();
    }

    /** A chart of that size with a description for those who do not see it. */
    static String chart(int width, int height, String description, String drawing) {
        return format(
                "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">%s</svg>%n",
                width, height, text(description), drawing);
    }

    static String words(double x, double y, String anchor, String style, String words) {
        return format(
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" class=\"%s\">%s</text>",
                x, y, anchor, style, text(words));
    }
}
