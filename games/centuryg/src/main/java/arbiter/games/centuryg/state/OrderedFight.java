package arbiter.games.centuryg.state;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** How far a fight has come: Round, Tension, whose Turn it is and who waits. Ledger: BCG-OP-8. */
public abstract class OrderedFight extends PlacedFight {

    Phase phase = Phase.INITIATIVE;
    int round;
    int turns;
    int tension;
    /** How many, in the order of the list, have rolled for their place before an Operation begins. */
    int ordered;
    /** The Unit whose Turn it is. */
    String acting;
    /** Menu items of this Turn's Beginning Phase that are done or were declined. Ledger: BCG-OP-11. */
    List<String> done = List.of();
    /** Turns that wait behind another's. Ledger: BCG-MACT-3. */
    List<Waiting> waiting = List.of();

    /** What the Unit whose Turn it is has waited for. */
    Commitment commitment = Commitment.NONE;

    /** A Unit that Delays, the kind of Action it means to take, and whom it follows. */
    public record Waiting(String unit, String behind, boolean offensive) {}

    /** For reading a saved fight. */
    OrderedFight() {}

    OrderedFight(List<Fighter> fighters, Field field, TableRules rules) {
        super(fighters, field, rules);
    }

    public final Phase phase() {
        return phase;
    }

    public final int round() {
        return round;
    }

    /** How many have rolled for their place in the order of an Operation that is about to begin. Ledger: BCG-OP-3. */
    public final int ordered() {
        return ordered;
    }

    /** How many Turns have begun. */
    public final int turns() {
        return turns;
    }

    /** Ledger: BCG-OP-5. */
    public final int tension() {
        return tension;
    }

    public final Optional<Fighter> acting() {
        return acting == null ? Optional.empty() : Optional.of(fighter(acting));
    }

    /** Whose Turn makes clocks run: a Unit's, the Reinforcements', or, between Turns, that Unit's own. Ledger: BCG-AMB-30. */
    public final Clock rounds(Fighter user, int rounds) {
        if (acting != null) {
            return Clock.rounds(acting, rounds);
        }
        return Clock.rounds(phase == Phase.REINFORCEMENTS ? Reinforcements.ID : user.id(), rounds);
    }

    public final List<String> done() {
        return done;
    }

    public final List<Waiting> waiting() {
        return waiting;
    }

    public final Commitment commitment() {
        return commitment;
    }

    /** A Unit has its Initiative; while the order is being rolled the next in the list comes next. */
    void order(String unit, int initiative) {
        Fighter fighter = fighter(unit);
        fighter.initiative = initiative;
        int place = fighters().indexOf(fighter);
        if (phase == Phase.INITIATIVE && (place == ordered || place == nextToRoll())) { // not for a newcomer
            ordered = place + 1;
        }
    }

    private int nextToRoll() {
        int next = ordered;
        while (next < fighters().size() && !fighters().get(next).isFighting()) {
            next++;
        }
        return next;
    }

    void restoreOrder(OrderedFight earlier) {
        phase = earlier.phase;
        round = earlier.round;
        turns = earlier.turns;
        tension = earlier.tension;
        ordered = earlier.ordered;
        acting = earlier.acting;
        done = earlier.done;
        waiting = earlier.waiting;
        commitment = earlier.commitment;
    }

    boolean isOrderedLike(OrderedFight that) {
        return phase == that.phase
                && round == that.round
                && turns == that.turns
                && tension == that.tension
                && ordered == that.ordered
                && Objects.equals(acting, that.acting)
                && done.equals(that.done)
                && waiting.equals(that.waiting)
                && commitment == that.commitment;
    }
}
