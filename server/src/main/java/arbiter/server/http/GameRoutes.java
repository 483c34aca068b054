package arbiter.server.http;

import arbiter.server.http.Route.Who;
import arbiter.server.store.Store;
import arbiter.server.store.StoreState;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** What the server is and what it offers, for anyone. */
final class GameRoutes {

    private final GameCatalog games;
    private final PrimerPages primers;
    private final RuleCatalog rules;
    private final GuidePages guides;
    private final Store store;
    private final RateLimits pace;

    GameRoutes(GameCatalog games, Store store, RateLimits pace) {
        this.games = games;
        this.primers = new PrimerPages(games);
        this.rules = new RuleCatalog(games);
        this.guides = new GuidePages(games);
        this.store = store;
        this.pace = pace;
    }

    List<Route> all() {
        return List.of(
                Route.get("/api/health", Who.ANYONE, call -> health()),
                Route.get("/api/openapi.json", Who.ANYONE, call -> Reply.of(OpenApi.description())),
                Route.get("/api/games", Who.ANYONE, call -> Reply.of("games", games.all())),
                Route.get("/api/games/{game}/primer", Who.ANYONE, call -> Reply.of(primers.of(call.part("game")))),
                Route.get("/api/rules", Who.ANYONE, this::searchEverywhere),
                Route.get("/api/games/{game}/rulebook", Who.ANYONE, call -> rules.book(call.part("game"))),
                Route.get("/api/games/{game}/guide", Who.ANYONE, call -> Reply.of(guides.of(call.part("game")))),
                Route.get("/api/games/{game}/about", Who.ANYONE, this::about),
                Route.get("/api/games/{game}/rules", Who.ANYONE, this::search),
                Route.get(
                        "/api/games/{game}/rules/{rule}",
                        Who.ANYONE,
                        call -> Reply.of(rules.rule(call.part("game"), call.part("rule")))));
    }

    /** A status of HTTP that programs which watch servers understand, and in words what is wrong. */
    private Reply health() {
        StoreState state = store.state();
        ObjectNode health = JsonNodeFactory.instance.objectNode().put("status", state.word());
        health.put("version", version()).put("database", store.kind());
        games.ids().forEach(health.putArray("games")::add);
        health.set("refused", ErrorAnswers.REFUSED.json());
        return new Reply.Told(state.isWorking() ? 200 : 503, health);
    }

    private Reply searchEverywhere(Call call) {
        pace.search(call.address());
        return Reply.of("rules", rules.search(call.word("q").orElse("")));
    }

    private Reply search(Call call) {
        pace.search(call.address());
        return Reply.of("rules", rules.search(call.part("game"), call.word("q").orElse("")));
    }

    /** What an option or else a word is about. */
    private Reply about(Call call) {
        String game = call.part("game");
        return Reply.of(
                "rules",
                call.word("ask")
                        .map(ask ->
                                rules.aboutOption(game, ask, call.word("option").orElse("")))
                        .orElseGet(() -> rules.aboutWord(game, call.word("word").orElse(""))));
    }

    private static String version() {
        String version = GameRoutes.class.getPackage().getImplementationVersion();
        return version == null ? "unpackaged" : version;
    }
}
