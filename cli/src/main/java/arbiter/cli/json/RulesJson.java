package arbiter.cli.json;

import arbiter.content.catalogue.Entry;
import arbiter.content.search.Hit;
import arbiter.content.search.Run;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.EntryValues;
import java.util.List;
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
                        "options",
                        book.options().stream()
                                .map(option -> Json.object()
                                        .with("id", option.id())
                                        .with("text", option.text())
                                        .with("values", option.values())
                                        .with("default", option.standard())));
    }

    public static Json.Fields entry(String kind, Entry entry) {
        return Json.object()
                .with("kind", kind)
                .with("id", entry.id())
                .with("name", entry.name())
                .with("text", entry.text())
                .with("values", EntryValues.of(entry))
                .with("rules", entry.ledger());
    }

    public static Json.Fields hits(String game, String words, List<Hit> hits) {
        return Json.object()
                .with("game", game)
                .with("words", words)
                .with("hits", hits.stream().map(RulesJson::hit));
    }

    private static Json.Fields hit(Hit hit) {
        return Json.object()
                .with("kind", hit.document().kind())
                .with("id", hit.document().id())
                .with("name", hit.document().name())
                .with("snippet", hit.snippet().stream().map(Run::text).collect(Collectors.joining()));
    }
}
