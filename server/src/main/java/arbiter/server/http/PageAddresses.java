package arbiter.server.http;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Invites;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.util.function.Consumer;

/**
 * The addresses of pages that depend on who asks. The page itself is the same for everybody and asks again by its scripts,
 * because browsers bring no cookie along when they come from another site's link; the status is as much as is known.
 */
final class PageAddresses {

    private final Pages pages;
    private final Api api;
    private final Membership membership;
    private final Invites invites;
    private final GameCatalog games;

    PageAddresses(Pages pages, Api api, Membership membership, Invites invites, GameCatalog games) {
        this.pages = pages;
        this.api = api;
        this.membership = membership;
        this.invites = invites;
        this.games = games;
    }

    void install(JavalinConfig config) {
        config.routes.get("/table/{id}", context -> serve(context, "table", this::checkSeat));
        config.routes.get("/join/{secret}", context -> serve(context, "index", this::checkInvite));
        config.routes.get("/rules", context -> serve(context, "rules", any -> {}));
        config.routes.get("/rules/{game}", context -> serveOrModule(context, "rules"));
        config.routes.get("/rules/{game}/{rule}", context -> serve(context, "rules", this::checkGame));
        config.routes.get("/learn/{game}", context -> serveOrModule(context, "learn"));
        config.routes.get("/*", pages::serve);
    }

    /** Begins in the background what the first visitor would have to wait for. */
    void prepare() {
        Thread thread = new Thread(pages::prepare, "pages");
        thread.setDaemon(true);
        thread.start();
    }

    /** The page about a game, or one of the scripts that lie in the folder of that name. */
    private void serveOrModule(Context context, String page) {
        if (context.path().endsWith(".js")) {
            pages.serve(context);
        } else {
            serve(context, page, this::checkGame);
        }
    }

    private void serve(Context context, String page, Consumer<Context> check) {
        int status = 200;
        try {
            check.accept(context);
        } catch (RequestRefused refused) {
            status = refused.status();
        }
        pages.serve(context, page, status);
    }

    private void checkSeat(Context context) {
        String person = api.visitor(context).map(visitor -> visitor.id()).orElse("");
        membership.member(context.pathParam("id"), person);
    }

    private void checkGame(Context context) {
        games.book(context.pathParam("game"));
    }

    private void checkInvite(Context context) {
        InviteRoutes.open(invites, context.pathParam("secret"));
    }
}
