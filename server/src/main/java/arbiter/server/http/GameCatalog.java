package arbiter.server.http;

import arbiter.content.Nearest;
import arbiter.content.catalogue.Entry;
import arbiter.content.search.Hit;
import arbiter.content.yaml.EnumWords;
import arbiter.rulebook.Covered;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.LedgerEntry;
import arbiter.rulebook.Presentation;
import arbiter.rulebook.RuleSearch;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import arbiter.rulebook.guide.Explanations;
import arbiter.server.shared.RequestRefused;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The games that are there, as people choose among them, and their rules to look up. Read when first asked for. */
final class GameCatalog {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int LONGEST_QUESTION = 200;

    private final List<Rulebook<?>> books;
    private final Map<String, ObjectNode> overviews = new ConcurrentHashMap<>();
    private final Map<String, RuleSearch> searches = new ConcurrentHashMap<>();
    private final Map<String, Explanations> explanations = new ConcurrentHashMap<>();

    GameCatalog(List<Rulebook<?>> books) {
        this.books = books;
    }

    List<String> ids() {
        return books.stream().map(Rulebook::id).toList();
    }

    ArrayNode all() {
        ArrayNode all = NODES.arrayNode();
        books.forEach(book -> all.add(overviews.computeIfAbsent(book.id(), id -> overview(book))));
        return all;
    }

    /** What fits the words best; without words, nothing. */
    ArrayNode search(String game, String words) {
        if (words.length() > LONGEST_QUESTION) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, "look for at most " + LONGEST_QUESTION + " characters", "q");
        }
        Rulebook<?> book = book(game);
        RuleSearch search = searches.computeIfAbsent(game, id -> RuleSearch.of(book));
        ArrayNode found = NODES.arrayNode();
        for (Hit hit : search.find(words)) {
            entry(book, hit.document().kind(), hit.document().id()).ifPresent(found::add);
        }
        return found;
    }

    /** A rule or an entry of the content by its id. */
    ObjectNode rule(String game, String id) {
        Rulebook<?> book = book(game);
        return book.content().shelves().stream()
                .flatMap(shelf -> entry(book, shelf.kind(), id).stream())
                .findFirst()
                .orElseThrow(() -> new RequestRefused(
                        RequestRefused.Code.NOT_FOUND, "there is no rule called '" + shortened(id) + "' in this game"));
    }

    /** What explains an option of a question with that label. */
    ArrayNode aboutOption(String game, String ask, String option) {
        if (option.length() > LONGEST_QUESTION) {
            return NODES.arrayNode(); // a place or several things in one's own words
        }
        return entries(game, explanations(game).ofOption(book(game).content(), ask, option));
    }

    /** What explains a word on a sheet. */
    ArrayNode aboutWord(String game, String word) {
        return entries(
                game,
                explanations(game).ofWord(book(game).content(), word).stream().toList());
    }

    private Explanations explanations(String game) {
        return explanations.computeIfAbsent(game, id -> book(id).explanations());
    }

    private ArrayNode entries(String game, List<String> ids) {
        ArrayNode found = NODES.arrayNode();
        ids.forEach(id -> found.add(rule(game, id)));
        return found;
    }

    private static Optional<ObjectNode> entry(Rulebook<?> book, String kind, String id) {
        return book.content().shelves().stream()
                .filter(shelf -> shelf.kind().equals(kind))
                .flatMap(shelf -> shelf.all().stream())
                .filter(entry -> entry.id().equalsIgnoreCase(id))
                .findFirst()
                .map(entry -> NODES.objectNode()
                        .put("id", entry.id())
                        .put("kind", kind)
                        .put("title", entry.name())
                        .put("status", EnumWords.of(status(entry)))
                        .put("text", entry.text()));
    }

    private static LedgerEntry.Status status(Entry entry) {
        if (entry instanceof LedgerEntry rule) {
            return rule.status();
        }
        return entry instanceof Covered covered ? covered.status() : LedgerEntry.Status.AUTOMATED;
    }

    Rulebook<?> book(String id) {
        return books.stream().filter(book -> book.id().equals(id)).findFirst().orElseThrow(() -> {
            return new RequestRefused(RequestRefused.Code.NOT_FOUND, Nearest.unknown("game", shortened(id), ids()));
        });
    }

    private static ObjectNode overview(Rulebook<?> book) {
        ObjectNode game =
                NODES.objectNode().put("id", book.id()).put("name", book.name()).put("summary", book.summary());
        book.presentation().ifPresent(presentation -> game.set("presentation", presentation(presentation)));
        ArrayNode options = game.putArray("options");
        book.options().forEach(option -> {
            ObjectNode one = options.addObject().put("id", option.id()).put("text", option.text());
            option.values().forEach(one.putArray("values")::add);
        });
        ArrayNode encounters = game.putArray("encounters");
        book.encounters().forEach(encounter -> encounters.add(encounter(encounter)));
        ArrayNode candidates = game.putArray("candidates");
        book.candidates()
                .forEach(candidate -> candidates
                        .addObject()
                        .put("way", EnumWords.of(candidate.way()))
                        .put("id", candidate.id())
                        .put("name", candidate.name())
                        .put("summary", candidate.summary()));
        return game;
    }

    private static ObjectNode presentation(Presentation presentation) {
        ObjectNode told = NODES.objectNode()
                .put("dice", presentation.dice())
                .put("board", presentation.board())
                .put("minutes", presentation.minutes())
                .put("learning", EnumWords.of(presentation.learning()))
                .put("firstTurn", presentation.firstTurn())
                .put("tint", EnumWords.of(presentation.tint()));
        ArrayNode picture = told.putArray("picture");
        for (Presentation.Stroke stroke : presentation.picture()) {
            ObjectNode one = picture.addObject().put("d", stroke.d());
            stroke.fill().ifPresent(fill -> one.put("fill", EnumWords.of(fill)));
            stroke.strength().ifPresent(strength -> one.put("strength", strength));
            stroke.width().ifPresent(width -> one.put("width", width));
            String look = (stroke.faint() ? "faint " : "")
                    + (stroke.dashed() ? "dashed " : "")
                    + (stroke.bare() ? "bare" : "");
            if (!look.isEmpty()) {
                one.put("look", look.strip());
            }
        }
        return told;
    }

    private static ObjectNode encounter(Encounter encounter) {
        Situation situation = encounter.situation();
        ObjectNode one = NODES.objectNode()
                .put("id", encounter.id())
                .put("title", situation.title())
                .put("text", situation.text());
        ArrayNode sides = one.putArray("sides");
        situation.sides().forEach((side, units) -> {
            ArrayNode names = sides.addObject().put("id", side).putArray("units");
            units.forEach(names::add);
        });
        return one;
    }

    private static String shortened(String word) {
        return word.length() <= 60 ? word : word.substring(0, 60) + "...";
    }
}
