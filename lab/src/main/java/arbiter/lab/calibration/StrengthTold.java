package arbiter.lab.calibration;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.lab.builds.SummaryNumbers;
import arbiter.lab.draft.DraftUnit;
import arbiter.lab.draft.EncounterDraft;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.EntryValues;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a game itself says about how strong somebody is: the totals of sheets, the numbers of content entries, and those
 * in the words that describe them ({@code Level 3}, {@code 40 GP}).
 */
final class StrengthTold {

    private final Rulebook<?> book;
    private final Map<String, Map<String, Double>> known = new HashMap<>();

    StrengthTold(Rulebook<?> book) {
        this.book = book;
        Stream.of(book.characters(), book.machines())
                .flatMap(Optional::stream)
                .forEach(desk -> desk.shipped().forEach((id, report) -> known.put(id, of(report))));
        book.candidates()
                .forEach(candidate -> known.computeIfAbsent(candidate.id(), id -> new LinkedHashMap<>())
                        .putAll(numbers(candidate.summary())));
        book.content()
                .shelves()
                .forEach(shelf -> shelf.ids().forEach(id -> {
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
        numbers(report.summary()).forEach(told::putIfAbsent);
        return told;
    }

    private static Map<String, Double> numbers(String summary) {
        Map<String, Double> told = new LinkedHashMap<>();
        SummaryNumbers.of(summary).forEach((name, value) -> told.put(name, (double) value));
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
}
