package arbiter.lab.calibration;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.lab.draft.DraftUnit;
import arbiter.lab.draft.EncounterDraft;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.EntryValues;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a game itself says about how strong somebody is: the totals of sheets, the numbers of content entries, and those
 * in the words that describe them ({@code Level 3}, {@code 40 GP}).
 */
final class StrengthTold {

    private static final Pattern NUMBER_LAST = Pattern.compile("^([\\p{L} ]+?) (\\d{1,6})$");
    private static final Pattern NUMBER_FIRST = Pattern.compile("^(\\d{1,6}) ([\\p{L} ]+?)( of \\d+.*)?$");

    private final Rulebook<?> book;
    private final Map<String, Map<String, Double>> known = new HashMap<>();

    StrengthTold(Rulebook<?> book) {
        this.book = book;
        Stream.of(book.characters(), book.machines())
                .flatMap(Optional::stream)
                .forEach(desk -> desk.shipped().forEach((id, report) -> known.put(id, of(report))));
        book.candidates().forEach(candidate -> known.computeIfAbsent(candidate.id(), id -> new LinkedHashMap<>())
                .putAll(inWords(candidate.summary())));
        book.content().shelves().forEach(shelf -> shelf.ids().forEach(id -> {
            Map<String, Double> told = known.get(id);
            if (told != null && shelf.find(id).isPresent()) {
                numbers((Entry) shelf.find(id).get()).forEach(told::putIfAbsent);
            }
        }));
    }

    /** Of a unit of an encounter, by what each number is called. */
    Map<String, Double> of(DraftUnit unit, EncounterDraft draft) {
        Optional<String> from = unit.value("from");
        if (from.isPresent()) {
            return known.getOrDefault(from.get(), Map.of());
        }
        Optional<Node> sheet = unit.node()
                .get("sheet")
                .or(() -> unit.value("character")
                        .flatMap(path -> draft.file(path).map(text -> Yaml.read(Source.text(path, text)))));
        return sheet.flatMap(file -> Stream.of(book.characters(), book.machines())
                        .flatMap(Optional::stream)
                        .filter(desk -> desk.knows(file))
                        .findFirst()
                        .map(desk -> of(desk.check(file))))
                .orElse(Map.of());
    }

    private static Map<String, Double> of(CharacterReport report) {
        Map<String, Double> told = new LinkedHashMap<>();
        report.totals().forEach((name, total) -> told.put(name, (double) total.total()));
        inWords(report.summary()).forEach(told::putIfAbsent);
        return told;
    }

    private static Map<String, Double> numbers(Entry entry) {
        Map<String, Double> told = new LinkedHashMap<>();
        EntryValues.of(entry).forEach((name, value) -> {
            if (value.matches("\\d{1,6}")) {
                told.put(name, Double.parseDouble(value));
            }
        });
        return told;
    }

    static Map<String, Double> inWords(String summary) {
        Map<String, Double> told = new LinkedHashMap<>();
        for (String piece : summary.replace("(", ", ").replace(")", "").split(",")) {
            Matcher last = NUMBER_LAST.matcher(piece.strip());
            Matcher first = NUMBER_FIRST.matcher(piece.strip());
            if (last.matches()) {
                told.put(last.group(1).toLowerCase(Locale.ROOT), Double.parseDouble(last.group(2)));
            } else if (first.matches()) {
                told.put(first.group(2).toLowerCase(Locale.ROOT), Double.parseDouble(first.group(1)));
            }
        }
        return told;
    }
}
