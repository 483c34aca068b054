package arbiter.server.http;

import arbiter.content.Nearest;
import arbiter.content.yaml.EnumWords;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Presentation;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import arbiter.server.shared.RequestRefused;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The games that are there, as people choose among them. Read when first asked for. */
final class GameCatalog {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final List<Rulebook<?>> books;
    private final Map<String, ObjectNode> overviews = new ConcurrentHashMap<>();

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

    List<Rulebook<?>> books() {
        return books;
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
        book.options().forEach(option -> options.add(RuleJson.option(option)));
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

    static String shortened(String word) {
        return word.length() <= 60 ? word : word.substring(0, 60) + "...";
    }
}
