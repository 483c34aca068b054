package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Part: the order of turns, settled once. Whose turn comes next follows from who has acted, so that Lucky Timing and
 * turns given up change no order. Ledger: WAS-TURN-2.
 */
public record TurnSequence(List<String> order) implements Part {

    public static final TurnSequence NONE = new TurnSequence(List.of());

    public TurnSequence {
        order = FixedList.copyOf(order);
    }

    /** Who is next in this round; companions whose commander is gone come after all others. Ledger: section 5.1, step 2, WAS-MAJ-12. */
    public static Optional<Fighter> next(WastelandState state) {
        for (String id : state.sequence().order) {
            Fighter one = state.unit(id);
            if (one.present() && !one.turn().acted()) {
                return Optional.of(one);
            }
        }
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter one = units.get(i);
            if (one.isCompanion() && one.present() && !one.turn().acted() && !Companions.hasCommander(state, one)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }

    /** For events: somebody has turns from now on, in its place by initiative. */
    public static void join(WastelandState state, Fighter newcomer) {
        if (!newcomer.isCompanion() && !state.sequence().order.isEmpty()) {
            state.set(new TurnSequence(TurnOrder.of(state)));
        }
    }

    /** The order as somebody knows it who does not know of that unit; in its turn the next one is acting. */
    public static void leaveOut(WastelandState known, Fighter unit) {
        List<String> others = new ArrayList<>(known.sequence().order);
        others.remove(unit.id());
        known.set(new TurnSequence(others));
        TurnProgress now = known.progress();
        if (now.acting().filter(unit.id()::equals).isPresent()) {
            Optional<Fighter> next = next(known);
            known.set(
                    next.isPresent()
                            ? new TurnProgress(now.round(), now.turns(), Phase.TURN_START, next.map(Fighter::id))
                            : now.ended());
        }
    }
}
