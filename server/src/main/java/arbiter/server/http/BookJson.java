package arbiter.server.http;

import arbiter.interpreters.situation.ExampleLog;
import arbiter.kernel.State;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import arbiter.rulebook.guide.Book;
import arbiter.rulebook.guide.BookChapter;
import arbiter.rulebook.guide.ChapterTable;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** A whole rulebook, chapter by chapter, with what happens in its worked examples. */
final class BookJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private BookJson() {}

    static ObjectNode of(Rulebook<?> rulebook, Book book, RuleJson rules) {
        ObjectNode node = NODES.objectNode()
                .put("game", rulebook.id())
                .put("name", rulebook.name())
                .put("summary", rulebook.summary());
        ArrayNode chapters = node.putArray("chapters");
        book.chapters().forEach(chapter -> chapters.add(chapter(rulebook, chapter, rules)));
        return node;
    }

    private static ObjectNode chapter(Rulebook<?> rulebook, BookChapter told, RuleJson rules) {
        ObjectNode node = NODES.objectNode()
                .put("id", told.chapter().id())
                .put("title", told.chapter().title());
        fill(node.putArray("text"), told.chapter().text());
        ArrayNode own = node.putArray("rules");
        told.rules().forEach(rule -> own.add(rules.entry(rule)));
        ArrayNode tables = node.putArray("tables");
        told.chapter().tables().forEach(table -> tables.add(table(table)));
        ArrayNode content = node.putArray("content");
        told.content().forEach(section -> {
            ObjectNode one = content.addObject().put("kind", section.kind());
            section.table().ifPresent(table -> one.set("table", table(table)));
            ArrayNode entries = one.putArray("entries");
            section.entries().forEach(entry -> entries.add(rules.entry(entry)));
        });
        ArrayNode examples = node.putArray("examples");
        told.examples().forEach(example -> examples.add(example(rulebook, example, rules)));
        return node;
    }

    private static ObjectNode table(ChapterTable table) {
        ObjectNode node = NODES.objectNode().put("title", table.title());
        fill(node.putArray("head"), table.head());
        ArrayNode rows = node.putArray("rows");
        table.rows().forEach(row -> fill(rows.addArray(), row));
        return node;
    }

    private static <S extends State<S>> ObjectNode example(Rulebook<S> rulebook, Encounter example, RuleJson rules) {
        Situation situation = example.situation();
        ObjectNode node = NODES.objectNode()
                .put("id", example.id())
                .put("title", situation.title())
                .put("text", situation.text());
        node.set("rules", rules.links(situation.rules()));
        fill(node.putArray("log"), ExampleLog.of(rulebook, example));
        return node;
    }

    private static void fill(ArrayNode list, List<String> words) {
        words.forEach(list::add);
    }
}
