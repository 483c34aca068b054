package arbiter.rulebook.guide;

import arbiter.content.catalogue.Entry;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The entries of a kind side by side: a row for each, a column for each value that is short in all of them. */
final class ContentTable {

    private static final Set<String> TOLD_APART = Set.of("status", "rule", "ledger");
    private static final int LONGEST_VALUE = 26;
    private static final int FEWEST_ENTRIES = 3;
    private static final int MOST_COLUMNS = 8;

    private ContentTable() {}

    static Optional<ChapterTable> of(String kind, List<? extends Entry> entries) {
        if (entries.size() < FEWEST_ENTRIES) {
            return Optional.empty();
        }
        List<Map<String, String>> values = entries.stream().map(EntryValues::of).toList();
        Set<String> columns = new LinkedHashSet<>();
        values.forEach(one -> columns.addAll(one.keySet()));
        columns.removeAll(TOLD_APART);
        columns.removeIf(column ->
                values.stream().anyMatch(one -> one.getOrDefault(column, "").length() > LONGEST_VALUE));
        columns.removeIf(
                column -> values.stream().filter(one -> one.containsKey(column)).count() * 4 < values.size());
        columns.removeIf(column -> isAlwaysTheSameWord(column, values));
        if (columns.isEmpty() || columns.size() > MOST_COLUMNS) {
            return Optional.empty();
        }
        List<String> head = new ArrayList<>(List.of("Name"));
        columns.forEach(column -> head.add(column.replace('-', ' ')));
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            List<String> row = new ArrayList<>(List.of(entries.get(i).name()));
            for (String column : columns) {
                row.add(values.get(i).getOrDefault(column, ""));
            }
            rows.add(row);
        }
        return Optional.of(new ChapterTable("All " + kind.replace('-', ' '), head, rows));
    }

    private static boolean isAlwaysTheSameWord(String column, List<Map<String, String>> values) {
        String first = values.get(0).getOrDefault(column, "");
        return !first.matches("[+-]?\\d+")
                && values.stream().allMatch(one -> one.getOrDefault(column, "").equals(first));
    }
}
