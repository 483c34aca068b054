package arbiter.lab.sweep.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Rows of cells under columns. */
public record Table(List<Column> columns, List<List<Optional<Object>>> rows) {

    public Table {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** As a file of values between commas, the way RFC 4180 has them; lines end with a line feed. */
    public String csv() {
        StringBuilder text = new StringBuilder();
        text.append(columns.stream().map(column -> quoted(column.name())).collect(Collectors.joining(",")))
                .append('\n');
        for (List<Optional<Object>> row : rows) {
            text.append(row.stream()
                            .map(cell ->
                                    cell.map(value -> quoted(value.toString())).orElse(""))
                            .collect(Collectors.joining(",")))
                    .append('\n');
        }
        return text.toString();
    }

    private static String quoted(String value) {
        return value.isEmpty() || value.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                ? '"' + value.replace("\"", "\"\"") + '"'
                : value;
    }
}
