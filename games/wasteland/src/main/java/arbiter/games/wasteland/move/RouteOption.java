package arbiter.games.wasteland.move;

import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Battlefield;
import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** One of several ways to the same place. Ledger: section 5.3. */
record RouteOption(Battlefield field, ZoneRoute route) implements Option {

    /** The best way unless somebody says otherwise, of those that can be paid for. */
    static ZoneRoute choose(Play<WastelandState> play, Fighter one, List<ZoneRoute> routes) {
        int available = Purse.available(play.state(), one);
        List<RouteOption> options = new ArrayList<>();
        for (ZoneRoute route : routes) {
            if (route.points() <= available) {
                options.add(new RouteOption(play.state().battlefield(), route));
            }
        }
        if (options.size() <= 1) {
            return routes.get(0);
        }
        return play.choose(Request.one(one.decider(), "move.route", options)
                        .asking(() -> "Which way does " + one.name() + " take?")
                        .quietly())
                .route();
    }

    @Override
    public String id() {
        return route.zones().size() == 1
                ? "straight"
                : "via-" + field.name(route.zones().get(0));
    }

    @Override
    public String text() {
        return route.zones().size() == 1
                ? "Straight there"
                : "Through " + field.name(route.zones().get(0));
    }

    @Override
    public List<Cost> costs() {
        return route.points() == 0 ? List.of() : List.of(new Cost("AP", route.points()));
    }
}
