package arbiter.cli.json;

import arbiter.content.catalogue.Entry;
import arbiter.content.search.Hit;
import arbiter.content.search.Run;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.LedgerEntry;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.TableOption;
import arbiter.rulebook.guide.Book;
import arbiter.rulebook.guide.BookChapter;
import arbiter.rulebook.guide.Chapter;
import arbiter.rulebook.guide.EntryValues;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A game's rules and content for programs. */
public final class RulesJson {

    private RulesJson() {}

    public static Json.Fields overview(Rulebook<?> book) {
        return Json.object()
                .with("game", book.id())
                .with("name", book.name())
                .with("summary", book.summary())
                .with("content", book.content().version())
                .with(
                        "kinds",
                        book.content().shelves().stream()
                                .map(shelf -> Json.object()
                                        .with("kind", shelf.kind())
                                        .with("count", shelf.ids().size())))
                .with(
                        "chapters",
                        book.chapters().stream()
                                .map(chapter ->
                                        Json.object().with("id", chapter.id()).with("title", chapter.title())))
                .with(
                        "options",
                        book.options().stream()
                                .map(option -> Json.object()
                                        .with("id", option.id())
                                        .with("rule", option.rule())
                                        .with("text", option.text())
                                        .with("values", option.values())
                                        .with("default", option.standard())));
    }

    /** A chapter with the ids of what stands in it. */
    public static Json.Fields chapter(String game, BookChapter told) {
        return Json.object()
                .with("game", game)
                .with("chapter", told.chapter().id())
                .with("title", told.chapter().title())
                .with("text", told.chapter().text())
                .with("entries", told.entries().map(entry -> entry.entry().id()).toList())
                .with("examples", told.examples().stream().map(Encounter::id).toList());
    }

    public static Json.Fields entry(String kind, Entry entry, Book book) {
        return Json.object()
                .with("kind", kind)
                .with("id", entry.id())
                .with("name", entry.name())
                .with("text", entry.text())
                .with("values", EntryValues.of(entry))
                .with("rules", entry.ledger())
                .with("chapter", book.chapter(entry.id()).map(Chapter::id).orElse(""))
                .with(
                        "rulings",
                        book.rulings(entry.id()).stream().map(LedgerEntry::id).toList())
                .with(
                        "options",
                        book.options(entry).stream().map(TableOption::id).toList())
                .with(
                        "examples",
                        book.examples(entry).stream().map(Encounter::id).toList());
    }

    /** What was found in that game, or in all of them. */
    public static Json.Fields hits(Optional<String> game, String words, List<Hit> hits) {
        return game.map(one -> Json.object().with("game", one))
                .orElseGet(Json::object)
                .with("words", words)
                .with("hits", hits.stream().map(RulesJson::hit));
    }

    private static Json.Fields hit(Hit hit) {
        return Json.object()
                .with("game", hit.document().game())
                .with("kind", hit.document().kind())
                .with("id", hit.document().id())
                .with("name", hit.document().name())
                .with("snippet", hit.snippet().stream().map(Run::text).collect(Collectors.joining()));
    }
}
