package arbiter.lab.sweep;

import arbiter.kernel.Refused;
import arbiter.lab.sweep.table.Column;
import arbiter.lab.sweep.table.Column.Kind;
import arbiter.lab.sweep.table.Table;
import arbiter.lab.tally.FightEnd;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What came of a sweep: a row for each variant, what was varied first. */
public record SweepTable(SweepPlan plan, List<String> sides, List<SweepRow> rows) {

    public SweepTable {
        sides = List.copyOf(sides);
        rows = List.copyOf(rows);
        Set<String> names = new HashSet<>();
        for (Column column : columns(plan, sides)) {
            if (!names.add(column.name())) {
                throw new Refused("'" + column.name() + "' is a column of the results; call the variation otherwise");
            }
        }
    }

    public boolean complete() {
        return rows.size() == plan.variants();
    }

    public long fights() {
        return rows.stream().mapToLong(row -> row.tally().fights()).sum();
    }

    /** Fights that were broken off by a fault of the program. */
    public long faults() {
        return rows.stream().mapToLong(row -> row.tally().ended(FightEnd.FAULT)).sum();
    }

    public Table table() {
        List<Column> columns = columns(plan, sides);
        List<List<Optional<Object>>> cells = new ArrayList<>();
        for (SweepRow row : rows) {
            List<Optional<Object>> line = new ArrayList<>();
            line.add(Optional.of((long) row.variant()));
            for (int i = 0; i < row.labels().size(); i++) {
                String label = row.labels().get(i);
                line.add(Optional.of(columns.get(i + 1).kind() == Kind.WHOLE ? (Object) Long.valueOf(label) : label));
            }
            line.addAll(row.results(sides));
            cells.add(line);
        }
        return new Table(columns, cells);
    }

    private static List<Column> columns(SweepPlan plan, List<String> sides) {
        List<Column> columns = new ArrayList<>();
        columns.add(new Column("variant", Kind.WHOLE));
        plan.variations().forEach(one -> columns.add(new Column(one.name(), kind(one))));
        results(sides).forEach(columns::add);
        return columns;
    }

    private static Kind kind(Variation variation) {
        return variation.choices().stream().allMatch(one -> one.label().matches("-?\\d{1,18}"))
                ? Kind.WHOLE
                : Kind.TEXT;
    }

    private static Stream<Column> results(List<String> sides) {
        return Stream.of(
                        Stream.of(new Column("fights", Kind.WHOLE)),
                        sides.stream().map(side -> new Column("won by " + side, Kind.WHOLE)),
                        Stream.of(
                                new Column("undecided", Kind.WHOLE),
                                new Column("share", Kind.NUMBER),
                                new Column("share from", Kind.NUMBER),
                                new Column("share to", Kind.NUMBER),
                                new Column("median round", Kind.WHOLE),
                                new Column("round of 95 %", Kind.WHOLE),
                                new Column("dice and answers", Kind.WHOLE),
                                new Column("stopped", Kind.WHOLE),
                                new Column("faults", Kind.WHOLE),
                                new Column("problem", Kind.TEXT)))
                .flatMap(columns -> columns);
    }
}
