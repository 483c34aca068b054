package arbiter.server.http;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.EnumWords;
import arbiter.rulebook.Covered;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.LedgerEntry;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.TableOption;
import arbiter.rulebook.guide.Book;
import arbiter.rulebook.guide.BookEntry;
import arbiter.rulebook.guide.EntryValues;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/** Rules and entries of a game's content with all that belongs to them; what there is none of is left out. */
final class RuleJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** Values that an answer has under keys of their own. */
    private static final Set<String> TOLD_APART = Set.of("status", "rule", "ledger");

    private final Book book;
    private final String game;
    private final Map<String, String> titles = new HashMap<>();

    RuleJson(Rulebook<?> rulebook, Book book) {
        this.book = book;
        this.game = rulebook.id();
        rulebook.content().shelves().stream()
                .flatMap(shelf -> shelf.all().stream())
                .forEach(entry -> {
                    titles.putIfAbsent(entry.id(), entry.name());
                    entry.ledger().forEach(id -> titles.putIfAbsent(id, entry.name()));
                });
    }

    /** One as the book has it. */
    ObjectNode entry(BookEntry one) {
        return entry(one.kind(), one.entry(), one.rulings());
    }

    /** One alone, with the chapter in which it stands. */
    ObjectNode alone(String kind, Entry entry) {
        ObjectNode node = entry(kind, entry, book.rulings(entry.id()));
        book.chapter(entry.id())
                .ifPresent(chapter ->
                        node.putObject("chapter").put("id", chapter.id()).put("title", chapter.title()));
        return node;
    }

    /** Rules and entries by their ids, each with its title. */
    ArrayNode links(List<String> ids) {
        ArrayNode links = NODES.arrayNode();
        ids.forEach(id -> link(links, id));
        return links;
    }

    static ObjectNode option(TableOption option) {
        ObjectNode node = NODES.objectNode()
                .put("id", option.id())
                .put("rule", option.rule())
                .put("text", option.text());
        option.values().forEach(node.putArray("values")::add);
        return node;
    }

    private ObjectNode entry(String kind, Entry entry, List<LedgerEntry> rulings) {
        ObjectNode node = NODES.objectNode()
                .put("id", entry.id())
                .put("game", game)
                .put("kind", kind)
                .put("title", entry.name())
                .put("status", EnumWords.of(status(entry)))
                .put("text", entry.text());
        if (entry instanceof LedgerEntry rule) {
            rule.example().ifPresent(example -> node.put("example", example));
            fill(node, "about", rule.about(), this::link);
        } else {
            Map<String, String> values = EntryValues.of(entry);
            values.keySet().removeAll(TOLD_APART);
            fill(
                    node,
                    "values",
                    List.copyOf(values.entrySet()),
                    (list, value) ->
                            list.addObject().put("name", value.getKey()).put("value", value.getValue()));
        }
        fill(node, "rulings", rulings, (list, ruling) -> list.add(entry(kind, ruling, List.of())));
        List<String> elsewhere = book.rulings(entry.id()).stream()
                .filter(ruling -> !rulings.contains(ruling))
                .map(LedgerEntry::id)
                .toList();
        fill(node, "mentioned", elsewhere, this::link);
        fill(node, "options", book.options(entry), (list, option) -> list.add(option(option)));
        fill(node, "examples", book.examples(entry), this::link);
        return node;
    }

    private void link(ArrayNode list, String id) {
        list.addObject().put("id", id).put("title", titles.getOrDefault(id, id));
    }

    private void link(ArrayNode list, Encounter example) {
        list.addObject()
                .put("id", example.id())
                .put("title", example.situation().title());
    }

    private static <T> void fill(ObjectNode node, String key, List<T> all, BiConsumer<ArrayNode, T> each) {
        if (!all.isEmpty()) {
            ArrayNode list = node.putArray(key);
            all.forEach(one -> each.accept(list, one));
        }
    }

    private static LedgerEntry.Status status(Entry entry) {
        if (entry instanceof LedgerEntry rule) {
            return rule.status();
        }
        return entry instanceof Covered covered ? covered.status() : LedgerEntry.Status.AUTOMATED;
    }
}
