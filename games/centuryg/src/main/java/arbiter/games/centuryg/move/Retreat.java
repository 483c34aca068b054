package arbiter.games.centuryg.move;

import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.terrain.Field;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.space.Reach;
import java.util.List;
import java.util.OptionalInt;

/** Boosting to the edge of the map and over it. Ledger: BCG-END-2, BCG-AMB-77. */
public record Retreat() implements CenturyAct {

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.isOut()
                && !unit.isDueling()
                && Movement.mayMove(unit) // fortress
                && !Footing.isStuck(state, unit)
                && canLeave(state, unit)) {
            deeds.add(new Retreat());
        }
    }

    /** Where nothing hinders the Unit it is enough that an edge is close. */
    private static boolean canLeave(CenturyState state, Fighter unit) {
        int budget = Movement.budget(state, unit, true);
        boolean close = state.field().toEdge(unit.zone()) <= budget;
        return Footprint.isLarge(unit)
                ? way(state, unit).isPresent()
                : close
                        && (isStraightAhead(state, unit, budget)
                                || way(state, unit).isPresent());
    }

    private static boolean isStraightAhead(CenturyState state, Fighter unit, int budget) {
        Field field = state.field();
        return field.isEdge(unit.zone())
                || new DirectRoute(state, unit).finds(budget, field.edge(unit.zone()), field::isEdge);
    }

    /** The nearest Zone at the edge that can be reached. */
    private static OptionalInt way(CenturyState state, Fighter unit) {
        if (touchesEdge(state, unit, unit.zone())) {
            return OptionalInt.of(unit.zone());
        }
        Reach reach = Movement.reach(state, unit, Movement.budget(state, unit, true));
        OptionalInt nearest = OptionalInt.empty();
        for (int zone : reach.places()) {
            boolean nearer = nearest.isEmpty() || reach.cost(zone) < reach.cost(nearest.getAsInt());
            if (nearer && touchesEdge(state, unit, zone)) {
                nearest = OptionalInt.of(zone);
            }
        }
        return nearest;
    }

    /** A Colossus is at the edge with any of its Zones. Ledger: BCG-AMB-123. */
    private static boolean touchesEdge(CenturyState state, Fighter unit, int at) {
        return Footprint.any(state.field(), unit, at, state.field()::isEdge);
    }

    @Override
    public String id() {
        return "retreat";
    }

    @Override
    public String text() {
        return "Retreat over the edge of the map";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        int edge = way(state, unit).getAsInt();
        if (edge != unit.zone()) {
            Reach reach = Movement.reach(state, unit, Movement.budget(state, unit, true));
            Movement.walk(play, unit, reach.path(edge));
        }
        if (unit.isFighting()) {
            play.emit(new Destroyed(unit.id(), UnitFate.RETREATED));
        }
    }
}
