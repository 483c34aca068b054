package arbiter.games.wasteland.move;

import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.turn.Allowance;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.space.zone.GraphZones;
import java.util.List;
import java.util.function.Consumer;

/** The movements that somebody can make now. Ledger: sections 2.9 and 2.10. */
public final class MovementMenu {

    private MovementMenu() {}

    public static void offer(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        if (one.profile().staysPut()) {
            return;
        }
        if (one.turn().justMoved() && !one.isProne()) {
            menu.accept(DropProneAct.ACT);
        }
        boolean ownTurn = state.acting().filter(acting -> acting == one).isPresent();
        if (ownTurn && one.turn().moved()) {
            return; // WAS-TURN-4, and it spares looking for ways
        }
        Gait slow = Gait.slow(one);
        if (one.isProne()) {
            menu.accept(Gait.hasInjuredLeg(one) ? StandUpAct.INJURED : StandUpAct.UNHURT);
        }
        offer(state, one, slow, List.of(ZoneRoute.within(state, one)), one.zone(), menu);
        GraphZones graph = state.battlefield().graph();
        for (int i = 0; i < graph.degree(one.zone()); i++) {
            int zone = graph.neighbour(one.zone(), i);
            offer(state, one, slow, List.of(ZoneRoute.into(state, one, zone)), zone, menu);
        }
        if (Gait.canSprint(one)) {
            sprints(state, one, menu);
        }
    }

    /** Up to two zones; where Move leads as well, only if a Move is no longer to be had for nothing. Ledger: WAS-MAJ-9. */
    private static void sprints(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        GraphZones graph = state.battlefield().graph();
        Allowance allowance = Allowance.of(state, one);
        int least = allowance.minor() && allowance.minorPoints() == 0 ? Gait.SPRINT.zones() : 0;
        for (int zone = 0; zone < graph.size(); zone++) {
            int distance = graph.distance(one.zone(), zone);
            if (distance >= least && distance <= Gait.SPRINT.zones()) {
                List<ZoneRoute> routes =
                        distance == 0 ? List.of(ZoneRoute.within(state, one)) : ZoneRoute.running(state, one, zone);
                offer(state, one, Gait.SPRINT, routes, zone, menu);
            }
        }
    }

    /** What cannot be paid for cannot be crossed. Ledger: WAS-MOVE-5. */
    private static void offer(
            WastelandState state,
            Fighter one,
            Gait gait,
            List<ZoneRoute> routes,
            int zone,
            Consumer<WastelandAct> menu) {
        if (routes.get(0).points() <= Purse.available(state, one)) {
            for (StopPlace stop : StopPlace.in(state, one, zone)) {
                menu.accept(new MoveAct(state.battlefield(), gait, routes, stop));
            }
        }
    }
}
