package arbiter.rulebook;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Shelf;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Every rule of a game and every content entry it ships, each with the scenarios that prove it. The scenarios are a file
 * of the game's module which a test of the module keeps true.
 */
public final class RuleLedger {

    /** One line of the coverage: a rule or a content entry. */
    public record Line(String id, String kind, LedgerEntry.Status status, List<String> scenarios) {}

    private final List<LedgerEntry> rules;
    private final Map<String, List<String>> scenarios;
    private final List<Entry> content;

    private RuleLedger(List<LedgerEntry> rules, Map<String, List<String>> scenarios, List<Entry> content) {
        this.rules = rules;
        this.scenarios = scenarios;
        this.content = content;
    }

    /** The rules of a catalogue's ledger shelf, its other shelves as content, and the scenarios from their file. */
    public static RuleLedger of(Catalogue content, Source scenarios) {
        List<Entry> entries = new ArrayList<>();
        for (Shelf<?> shelf : content.shelves()) {
            if (shelf.type() != LedgerEntry.class) {
                entries.addAll(shelf.all());
            }
        }
        return new RuleLedger(content.shelf(LedgerEntry.class).all(), read(scenarios), entries);
    }

    public List<LedgerEntry> rules() {
        return rules;
    }

    /** All rules and content entries, in the order of their files. */
    public List<Line> coverage() {
        List<Line> lines = new ArrayList<>();
        for (LedgerEntry rule : rules) {
            lines.add(new Line(rule.id(), "rule", rule.status(), scenarios(rule.id())));
        }
        for (Entry entry : content) {
            LedgerEntry.Status status =
                    entry instanceof Covered covered ? covered.status() : LedgerEntry.Status.AUTOMATED;
            lines.add(new Line(entry.id(), "content", status, proving(entry)));
        }
        return Collections.unmodifiableList(lines);
    }

    /** Every id that scenarios may name: rules, content entries, and rows of tables by their ids in the ledger. */
    public Set<String> ids() {
        Set<String> ids = new LinkedHashSet<>();
        rules.forEach(rule -> ids.add(rule.id()));
        for (Entry entry : content) {
            ids.add(entry.id());
            ids.addAll(entry.ledger());
        }
        return Collections.unmodifiableSet(ids);
    }

    /** Lines that claim to be automated and have no scenario to show for it. */
    public List<Line> unproven() {
        return coverage().stream()
                .filter(line -> line.status() != LedgerEntry.Status.NARRATIVE)
                .filter(line -> line.scenarios().isEmpty())
                .toList();
    }

    /** A row of a table is content and a rule in one: scenarios may name it by either id. */
    private List<String> proving(Entry entry) {
        Set<String> names = new TreeSet<>(scenarios(entry.id()));
        for (String id : entry.ledger()) {
            if (rules.stream().noneMatch(rule -> rule.id().equals(id))) {
                names.addAll(scenarios(id));
            }
        }
        return List.copyOf(names);
    }

    private List<String> scenarios(String id) {
        return scenarios.getOrDefault(id, List.of());
    }

    private static Map<String, List<String>> read(Source source) {
        Map<String, List<String>> scenarios = new LinkedHashMap<>();
        Yaml.read(source)
                .map()
                .forEach((id, tests) ->
                        scenarios.put(id, tests.list().stream().map(Node::text).toList()));
        return scenarios;
    }
}
