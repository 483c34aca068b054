package arbiter.games.duel.state;

import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A duel: who fights, which round it is, whose turn it is. */
public final class DuelState implements State<DuelState> {

    private List<Fighter> fighters;
    private boolean weariness;
    int round;
    int turn;
    boolean reservesKept;

    /** For reading a saved duel. */
    private DuelState() {}

    private DuelState(List<Fighter> fighters, boolean weariness) {
        this.fighters = new ArrayList<>(fighters);
        this.weariness = weariness;
    }

    /** A new duel; the fighters act in this order. */
    public static DuelState of(List<Fighter> fighters) {
        return of(fighters, 1, 0, false, true);
    }

    /** A duel in that round; the fighter at that place is next, those before have acted. */
    public static DuelState of(List<Fighter> fighters, int round, int next, boolean begun, boolean weariness) {
        DuelState state = new DuelState(fighters, weariness);
        state.round = round;
        state.turn = (round - 1) * fighters.size() + next;
        state.reservesKept = begun;
        for (int i = 0; i < next; i++) {
            state.fighters.get(i).acted = true;
        }
        return state;
    }

    public List<Fighter> fighters() {
        return Collections.unmodifiableList(fighters);
    }

    public Fighter fighter(String id) {
        return find(id).orElseThrow();
    }

    public Optional<Fighter> find(String id) {
        return fighters.stream().filter(fighter -> fighter.id().equals(id)).findFirst();
    }

    public int round() {
        return round;
    }

    /** How many turns have begun; the fighter at this place, counted around, acts. */
    public int turn() {
        return turn;
    }

    public Fighter active() {
        return fighters.get(turn % fighters.size());
    }

    /** Whether fighters tire in late rounds at this table. */
    public boolean weariness() {
        return weariness;
    }

    /** Whether everybody has said how much nerve they keep back. */
    public boolean reservesKept() {
        return reservesKept;
    }

    /** Those who still stand, known to be there, on another side than this fighter. */
    public List<Fighter> opponents(Fighter fighter) {
        List<Fighter> opponents = new ArrayList<>(fighters.size());
        for (Fighter other : fighters) {
            if (other.standing() && !other.hidden && !other.side().equals(fighter.side())) {
                opponents.add(other);
            }
        }
        return opponents;
    }

    /** How many sides have somebody standing, hidden or not; three and more count as two. */
    public int sidesStanding() {
        Fighter first = null;
        for (Fighter fighter : fighters) {
            if (fighter.standing()) {
                if (first != null && !first.side().equals(fighter.side())) {
                    return 2;
                }
                first = fighter;
            }
        }
        return first == null ? 0 : 1;
    }

    /** Puts somebody at the end of the order; whoever's turn it is keeps it. */
    void join(Fighter fighter) {
        int before = fighters.size();
        turn = turn / before * (before + 1) + turn % before;
        fighters.add(fighter);
    }

    @Override
    public DuelState copy() {
        DuelState copy = new DuelState(fighters.stream().map(Fighter::copy).toList(), weariness);
        copy.round = round;
        copy.turn = turn;
        copy.reservesKept = reservesKept;
        return copy;
    }

    @Override
    public void restore(DuelState earlier) {
        while (fighters.size() > earlier.fighters.size()) {
            fighters.remove(fighters.size() - 1);
        }
        for (int i = 0; i < earlier.fighters.size(); i++) {
            if (i == fighters.size()) {
                fighters.add(earlier.fighters.get(i).copy());
            } else {
                fighters.get(i).restore(earlier.fighters.get(i));
            }
        }
        round = earlier.round;
        turn = earlier.turn;
        reservesKept = earlier.reservesKept;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DuelState that
                && round == that.round
                && turn == that.turn
                && reservesKept == that.reservesKept
                && weariness == that.weariness
                && fighters.equals(that.fighters);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * turn + round) + fighters.hashCode();
    }
}
