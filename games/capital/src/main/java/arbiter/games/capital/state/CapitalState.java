package arbiter.games.capital.state;

import arbiter.kernel.State;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A combat: who fights, what stands in the way, the turn order, and whose turn it is. */
public final class CapitalState implements State<CapitalState> {

    public static final int CONTACT_HEIGHT = 2000;

    private List<Combatant> combatants;
    private List<Blocker> blockers;
    private TableRules rules = TableRules.STANDARD;

    Phase phase = Phase.TURN_ORDER;
    int round;
    int turns;
    List<Slot> order = List.of();
    int slot;
    /** Turns that come before the order goes on: after double sixes, or a Surge. */
    List<String> extraTurns = List.of();

    String acting;
    int actionsLeft;
    Activity activity = new Activity();
    Surroundings surroundings = new Surroundings();

    /** For reading a saved fight. */
    private CapitalState() {}

    public CapitalState(List<Combatant> combatants, List<Blocker> blockers) {
        this.combatants = new ArrayList<>(combatants);
        this.blockers = List.copyOf(blockers);
    }

    /** A combat at a table with rulings of its own. */
    public CapitalState(List<Combatant> combatants, List<Blocker> blockers, TableRules rules) {
        this(combatants, blockers);
        this.rules = rules;
    }

    public List<Combatant> combatants() {
        return combatants;
    }

    public List<Blocker> blockers() {
        return blockers;
    }

    public TableRules rules() {
        return rules;
    }

    public Combatant combatant(String id) {
        for (Combatant combatant : combatants) {
            if (combatant.id().equals(id)) {
                return combatant;
            }
        }
        throw new IllegalArgumentException("nobody here is called " + id);
    }

    public Phase phase() {
        return phase;
    }

    public int round() {
        return round;
    }

    /** How many turns have begun. */
    public int turns() {
        return turns;
    }

    public List<Slot> order() {
        return order;
    }

    public int slot() {
        return slot;
    }

    public List<String> extraTurns() {
        return extraTurns;
    }

    /** Whose turn it is, once turns have begun. */
    public Optional<Combatant> acting() {
        return acting == null ? Optional.empty() : Optional.of(combatant(acting));
    }

    public int actionsLeft() {
        return actionsLeft;
    }

    /** Who is Active, if anybody is. Ledger: CAP-KEY-ACTIVE. */
    public Optional<String> active() {
        return Optional.ofNullable(activity.active);
    }

    /** Who takes an Action by Seizing the Initiative just now. Ledger: CAP-SEIZE-5. */
    public Optional<String> seizing() {
        return Optional.ofNullable(activity.seizing);
    }

    /** Who has come in and is still to roll for a place in the turn order. */
    public List<String> arriving() {
        return activity.arriving;
    }

    /** The unit at that place when all are asked in turn order; those without a place come last. */
    public Combatant inOrder(int place) {
        int[] precedence = activity.precedence;
        return combatants.get(place < precedence.length ? precedence[place] : place);
    }

    public boolean enemies(Combatant one, Combatant other) {
        return !one.side().equals(other.side());
    }

    public Surroundings surroundings() {
        return surroundings;
    }

    /** Whether nothing solid is in between, unless the table says otherwise. Ledger: CAP-AMB-12. */
    public boolean sees(Combatant one, Combatant other) {
        return surroundings.says(Sense.SEES, one, other, clear(one, other) && !Aboard.hides(this, other, one))
                && !unknown(one, other);
    }

    /** Whether the gamemaster keeps that other unit hidden from this one's side. */
    private boolean unknown(Combatant one, Combatant other) {
        return !surroundings.hidden.isEmpty() && surroundings.hidden.contains(other.id()) && enemies(one, other);
    }

    /** Whether nothing solid is in between. */
    public boolean clear(Combatant one, Combatant other) {
        return Blocker.clear(one.base().centre(), other.base().centre(), blockers);
    }

    /** Whether one would see the other if it stood there. */
    public boolean seesAt(Combatant one, Combatant other, Point place) {
        boolean clear = Blocker.clear(one.base().centre(), place, blockers) && !Aboard.hides(this, other, one);
        return surroundings.says(Sense.SEES, one, other, clear) && !unknown(one, other);
    }

    /** Distance from edge to edge in millimetres. Ledger: CAP-AMB-83. */
    public int distance(Combatant one, Combatant other) {
        return one.base().gap(other.base());
    }

    public boolean touching(Combatant one, Combatant other) {
        return touching(one.base(), other.base()) && !Aboard.apart(this, one, other);
    }

    /** Base contact seen from above, unless one is more than two metres higher. Ledger: CAP-AMB-38, CAP-AMB-83. */
    public static boolean touching(Base one, Base other) {
        return one.touches(other) && Math.abs(one.altitude() - other.altitude()) <= CONTACT_HEIGHT;
    }

    /** Whether one can hit or touch the other at all: the crew of a closed vehicle is out of reach. */
    public boolean reachable(Combatant one, Combatant other) {
        return !Aboard.apart(this, one, other);
    }

    /** Whether what happens around a unit can hurt it: not the crew of a closed vehicle. Ledger: CAP-AMB-142. */
    public boolean exposed(Combatant unit) {
        return !Aboard.enclosed(this, unit);
    }

    /** What a unit can spend: a Companion shares its owner's Energy as long as commands reach it. */
    public int energy(Combatant unit) {
        return unit.bond != null && unit.bond.cutOff() // CAP-AMB-36
                ? 0
                : Sharing.purse(this, unit).energy();
    }

    @Override
    public CapitalState copy() {
        CapitalState copy = new CapitalState();
        copy.combatants = new ArrayList<>(combatants.size());
        for (Combatant combatant : combatants) {
            copy.combatants.add(combatant.copy());
        }
        copy.blockers = blockers;
        copy.rules = rules;
        copy.takeOver(this);
        return copy;
    }

    @Override
    public void restore(CapitalState earlier) {
        for (int i = 0; i < earlier.combatants.size(); i++) {
            if (i < combatants.size()) {
                combatants.get(i).restore(earlier.combatants.get(i));
            } else {
                combatants.add(earlier.combatants.get(i).copy());
            }
        }
        while (combatants.size() > earlier.combatants.size()) {
            combatants.remove(combatants.size() - 1);
        }
        takeOver(earlier);
    }

    private void takeOver(CapitalState earlier) {
        phase = earlier.phase;
        round = earlier.round;
        turns = earlier.turns;
        order = earlier.order;
        slot = earlier.slot;
        extraTurns = earlier.extraTurns;
        acting = earlier.acting;
        actionsLeft = earlier.actionsLeft;
        activity.restore(earlier.activity);
        surroundings.restore(earlier.surroundings);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CapitalState that
                && phase == that.phase
                && round == that.round
                && turns == that.turns
                && slot == that.slot
                && actionsLeft == that.actionsLeft
                && Objects.equals(acting, that.acting)
                && order.equals(that.order)
                && extraTurns.equals(that.extraTurns)
                && activity.equals(that.activity)
                && surroundings.equals(that.surroundings)
                && combatants.equals(that.combatants)
                && rules.equals(that.rules)
                && blockers.equals(that.blockers);
    }

    @Override
    public int hashCode() {
        int moment = 31 * (31 * (31 * turns + actionsLeft) + slot) + phase.ordinal();
        return 31 * (31 * (31 * moment + order.hashCode()) + extraTurns.hashCode()) + combatants.hashCode();
    }
}
