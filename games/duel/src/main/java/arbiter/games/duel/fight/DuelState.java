package arbiter.games.duel.fight;

import arbiter.tabletop.unit.Part;
import arbiter.tabletop.unit.TableState;
import java.util.List;
import java.util.Optional;

/** A duel: who fights, which round it is, whose turn it is. */
public final class DuelState extends TableState<DuelState, Fighter> {

    /** For reading a saved duel. */
    private DuelState() {}

    private DuelState(List<Fighter> fighters, Rulings rulings, DuelClock clock) {
        super(fighters, new Part[] {rulings}, clock);
    }

    /** A new duel; the fighters act in this order. */
    public static DuelState of(List<Fighter> fighters) {
        return of(fighters, 1, 0, false, true);
    }

    /** A duel in that round; the fighter at that place is next, those before have acted. */
    public static DuelState of(List<Fighter> fighters, int round, int next, boolean begun, boolean weariness) {
        DuelClock clock = new DuelClock(round, (round - 1) * fighters.size() + next, begun);
        DuelState state = new DuelState(fighters, new Rulings(weariness), clock);
        for (Fighter fighter : fighters.subList(0, next)) {
            fighter.set(fighter.stance().acted(true));
        }
        return state;
    }

    public DuelClock clock() {
        return (DuelClock) part(0);
    }

    void set(DuelClock clock) {
        put(0, clock);
    }

    @Override
    public int round() {
        return clock().round();
    }

    /** How many turns have begun; the fighter at this place, counted around, acts. */
    @Override
    public int turns() {
        return clock().turn();
    }

    @Override
    public Optional<Fighter> acting() {
        return clock().reservesKept() && !units().isEmpty() ? Optional.of(active()) : Optional.empty();
    }

    public Fighter active() {
        return units().get(turns() % units().size());
    }

    /** Whether fighters tire in late rounds at this table. */
    public boolean weariness() {
        return ((Rulings) fixed(0)).weariness();
    }

    /** Whether everybody has said how much nerve they keep back. */
    public boolean reservesKept() {
        return clock().reservesKept();
    }

    /** How many sides have somebody standing, hidden or not; three and more count as two. */
    public int sidesStanding() {
        Fighter first = null;
        for (Fighter fighter : units()) {
            if (fighter.standing()) {
                if (first != null && enemies(first, fighter)) {
                    return 2;
                }
                first = fighter;
            }
        }
        return first == null ? 0 : 1;
    }
}
