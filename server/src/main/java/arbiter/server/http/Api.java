package arbiter.server.http;

import arbiter.server.store.Person;
import arbiter.server.store.Store;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/** Carries out calls: looks at where they come from and who makes them, then leaves them to their route. */
final class Api {

    /** By the visitor's own browser only: others may not see it. */
    private static final String KEPT = "private, max-age=31536000, immutable";

    private final Store store;
    private final RateLimits pace;
    private final Membership membership;
    private final Bodies bodies = new Bodies(System::nanoTime);

    Api(Store store, RateLimits pace, Membership membership) {
        this.store = store;
        this.pace = pace;
        this.membership = membership;
    }

    void install(List<Route> routes, JavalinConfig config) {
        for (Route route : routes) {
            config.routes.addHttpHandler(route.method(), route.path(), context -> answer(context, route));
        }
    }

    private void answer(Context context, Route route) {
        Guard.sameSite(context);
        pace.call(Guard.address(context));
        Call call = new Call(context, visitor(context), route.most(), bodies);
        membership.check(call, route);
        Reply reply = route.handling().apply(call);
        context.status(reply.status());
        if (reply instanceof Reply.Kept kept) {
            context.header("Cache-Control", KEPT).contentType(kept.type()).result(kept.bytes());
            return;
        }
        if (reply instanceof Reply.Printed printed) {
            Pages.answer(context, printed.page(), Pages.REVALIDATE);
            return;
        }
        context.header("Cache-Control", "no-store");
        if (reply instanceof Reply.Told told && !told.body().isMissingNode()) {
            context.contentType("application/json").result(WireJson.bytes(told.body()));
        }
    }

    Optional<Person> visitor(Context context) {
        return Call.secret(context).flatMap(store.persons()::withSecret);
    }
}
