package arbiter.games.wasteland.move;

import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.sheet.InjuryClass;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Battlefield;
import arbiter.games.wasteland.zone.Mines;
import arbiter.space.zone.GraphZones;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The zones that a movement enters one after the other, none if it stays where it is, with the action points for their
 * terrain, for obstacles on the way, and how many mines the mover knows of. Ledger: WAS-MOVE-3 to 7.
 */
public record ZoneRoute(List<Integer> zones, int terrain, int obstacles, int mines) {

    private static final Comparator<ZoneRoute> BEST = Comparator.comparingInt(ZoneRoute::mines)
            .thenComparingInt(ZoneRoute::points)
            .thenComparingInt(route -> route.zones().size());

    public ZoneRoute {
        zones = List.copyOf(zones);
    }

    /** About the own zone; companions that keep up with their commander pay nothing. Ledger: WAS-MOVE-5. */
    static ZoneRoute within(WastelandState state, Fighter one) {
        int terrain =
                one.isCompanion() || isFlying(one) ? 0 : state.battlefield().stayingPrice(one.zone());
        return new ZoneRoute(List.of(), terrain, 0, 0);
    }

    /** Into the next zone, for nothing as well. */
    static ZoneRoute into(WastelandState state, Fighter one, int zone) {
        return of(state, one, List.of(zone), one.isCompanion() || isFlying(one));
    }

    /** Every way to another zone by at most two steps, the best first. */
    static List<ZoneRoute> running(WastelandState state, Fighter one, int zone) {
        GraphZones graph = state.battlefield().graph();
        int from = one.zone();
        List<ZoneRoute> routes = new ArrayList<>();
        for (int i = 0; i < graph.degree(from); i++) {
            int first = graph.neighbour(from, i);
            if (first == zone) {
                routes.add(of(state, one, List.of(zone), isFlying(one)));
            } else if (graph.distance(first, zone) == 1) {
                routes.add(of(state, one, List.of(first, zone), isFlying(one)));
            }
        }
        routes.sort(BEST);
        return routes;
    }

    private static ZoneRoute of(WastelandState state, Fighter one, List<Integer> zones, boolean free) {
        Battlefield field = state.battlefield();
        int terrain = 0;
        int obstacles = 0;
        int mines = 0;
        int from = one.zone();
        for (int zone : zones) {
            terrain += free ? 0 : field.enteringPrice(zone);
            obstacles += free ? 0 : field.crossingPrice(from, zone);
            mines += Mines.known(state, one, zone).size();
            from = zone;
        }
        return new ZoneRoute(zones, terrain, obstacles, mines);
    }

    /** In good shape, whoever flies passes over everything. Ledger: WAS-MOVE-7. */
    private static boolean isFlying(Fighter one) {
        return one.profile().flies() && !one.isProne() && !Injuries.has(one, InjuryClass.LEG);
    }

    int points() {
        return terrain + obstacles;
    }
}
