package arbiter.server.http;

import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Shelf;
import arbiter.content.search.Document;
import arbiter.rulebook.RuleSearch;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.Book;
import arbiter.rulebook.guide.Explanations;
import arbiter.server.shared.RequestRefused;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** The rulebooks of all games, to be read and searched; made when first asked for, then kept. */
final class RuleCatalog {

    private static final int LONGEST_QUESTION = 200;

    /** A rulebook in the forms that answers need. */
    private record Shown(Rulebook<?> rulebook, Book book, RuleJson rules) {}

    private final GameCatalog games;
    private final Map<String, Shown> shown = new ConcurrentHashMap<>();
    private final Map<String, Reply> pages = new ConcurrentHashMap<>();
    private final Map<String, RuleSearch> searches = new ConcurrentHashMap<>();
    private final Map<String, Explanations> explanations = new ConcurrentHashMap<>();
    private final RuleSearch everywhere;

    RuleCatalog(GameCatalog games) {
        this.games = games;
        this.everywhere = RuleSearch.of(games.books());
    }

    /** What fits the words best in that game; without words, nothing. */
    ArrayNode search(String game, String words) {
        Rulebook<?> book = games.book(game);
        return found(searches.computeIfAbsent(book.id(), id -> RuleSearch.of(book)), words);
    }

    /** What fits the words best in all games. */
    ArrayNode search(String words) {
        return found(everywhere, words);
    }

    /** A rule or an entry of the content by its id. */
    ObjectNode rule(String game, String id) {
        Shown book = shown(game);
        return find(book, entry -> entry.id().equalsIgnoreCase(id))
                .or(() -> find(book, entry -> entry.ledger().stream().anyMatch(id::equalsIgnoreCase)))
                .orElseThrow(() -> new RequestRefused(
                        RequestRefused.Code.NOT_FOUND,
                        "there is no rule called '" + GameCatalog.shortened(id) + "' in this game"));
    }

    /** The whole book. */
    Reply book(String game) {
        Shown book = shown(game);
        return pages.computeIfAbsent(
                book.rulebook().id(), id -> Reply.printed(BookJson.of(book.rulebook(), book.book(), book.rules())));
    }

    /** What explains an option of a question with that label. */
    ArrayNode aboutOption(String game, String ask, String option) {
        if (option.length() > LONGEST_QUESTION) {
            return JsonNodeFactory.instance.arrayNode(); // a place or several things in one's own words
        }
        return entries(game, explanations(game).ofOption(games.book(game).content(), ask, option));
    }

    /** What explains a word on a sheet. */
    ArrayNode aboutWord(String game, String word) {
        return entries(
                game,
                explanations(game).ofWord(games.book(game).content(), word).stream()
                        .toList());
    }

    private Explanations explanations(String game) {
        Rulebook<?> book = games.book(game);
        return explanations.computeIfAbsent(book.id(), id -> book.explanations());
    }

    private ArrayNode entries(String game, List<String> ids) {
        ArrayNode found = JsonNodeFactory.instance.arrayNode();
        ids.forEach(id -> found.add(rule(game, id)));
        return found;
    }

    private Shown shown(String game) {
        Rulebook<?> rulebook = games.book(game);
        return shown.computeIfAbsent(rulebook.id(), id -> {
            Book book = Book.of(rulebook);
            return new Shown(rulebook, book, new RuleJson(rulebook, book));
        });
    }

    private ArrayNode found(RuleSearch search, String words) {
        if (words.length() > LONGEST_QUESTION) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, "look for at most " + LONGEST_QUESTION + " characters", "q");
        }
        ArrayNode found = JsonNodeFactory.instance.arrayNode();
        search.find(words).forEach(hit -> {
            Document document = hit.document();
            Shown book = shown(document.game());
            book.rulebook().content().shelves().stream()
                    .filter(shelf -> shelf.kind().equals(document.kind()))
                    .flatMap(shelf -> shelf.find(document.id()).stream())
                    .forEach(entry -> found.add(book.rules().alone(document.kind(), entry)));
        });
        return found;
    }

    private static Optional<ObjectNode> find(Shown book, Predicate<Entry> wanted) {
        for (Shelf<?> shelf : book.rulebook().content().shelves()) {
            for (Entry entry : shelf.all()) {
                if (wanted.test(entry)) {
                    return Optional.of(book.rules().alone(shelf.kind(), entry));
                }
            }
        }
        return Optional.empty();
    }
}
