package arbiter.server.http;

import arbiter.content.json.Json;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.situation.PrimerScene;
import arbiter.interpreters.wire.RequestJson;
import arbiter.interpreters.wire.ViewJson;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.PrimerCard;
import arbiter.server.shared.RequestRefused;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The primers of the games with what the board shows beside each card; made when first asked for, then kept. */
final class PrimerPages {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final GameCatalog games;
    private final Map<String, ObjectNode> made = new ConcurrentHashMap<>();

    PrimerPages(GameCatalog games) {
        this.games = games;
    }

    ObjectNode of(String game) {
        Rulebook<?> book = games.book(game);
        return made.computeIfAbsent(book.id(), id -> make(book));
    }

    private static <S extends State<S>> ObjectNode make(Rulebook<S> book) {
        ObjectNode primer = NODES.objectNode().put("game", book.id()).put("name", book.name());
        ArrayNode cards = primer.putArray("cards");
        book.primer()
                .orElseThrow(
                        () -> new RequestRefused(RequestRefused.Code.NOT_FOUND, "there is no primer of " + book.name()))
                .cards()
                .forEach(card -> cards.add(card(book, card)));
        return primer;
    }

    private static <S extends State<S>> ObjectNode card(Rulebook<S> book, PrimerCard card) {
        ObjectNode one = NODES.objectNode().put("title", card.title()).put("text", card.text());
        ArrayNode rules = one.putArray("rules");
        book.ledger().rules().stream()
                .filter(rule -> card.rules().contains(rule.id()))
                .forEach(rule -> rules.addObject().put("id", rule.id()).put("title", rule.name()));
        PrimerScene<S> scene = PrimerScene.of(book, card);
        one.set("view", view(scene));
        ArrayNode requests = one.putArray("requests");
        scene.asked()
                .map(OpenRequest::request)
                .map(request -> RequestJson.of("primer", request, scene.view(), Optional.of(true)))
                .ifPresent(request -> requests.add(Json.sparse().tree(request)));
        scene.chosen().forEach(one.putArray("chosen")::add);
        card.unit().ifPresent(unit -> one.put("unit", unit));
        return one;
    }

    /** Whoever is asked is taken to be the reader, with everybody on that side; the machine plays the others. */
    private static JsonNode view(PrimerScene<?> scene) {
        View view = scene.view();
        Optional<String> own = scene.asked()
                .flatMap(open -> view.unit(open.request().decider().id()))
                .map(View.Unit::side);
        ObjectNode json = (ObjectNode) Json.sparse().tree(ViewJson.of(view));
        ArrayNode units = json.putArray("units");
        for (View.Unit unit : view.units()) {
            boolean yours = own.filter(unit.side()::equals).isPresent();
            ViewJson.Seat seat =
                    new ViewJson.Seat(yours ? "gamemaster" : "machine", Optional.empty(), Optional.empty());
            units.add(Json.sparse().tree(ViewJson.Unit.seated(unit, seat, yours, false, false, Map.of())));
        }
        return json;
    }
}
