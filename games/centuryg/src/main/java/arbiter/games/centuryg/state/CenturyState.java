package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Armory;
import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A fight: who is there, the ground, the Tension, whose Turn it is, and what everybody is under. */
public final class CenturyState implements State<CenturyState> {

    private List<Fighter> fighters;
    private Field field;
    private TableRules rules = TableRules.STANDARD;
    private Armory armory = Armory.EMPTY;

    Ground ground = new Ground();
    Scene scene = new Scene();
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

    List<Mark> marks = List.of();
    private transient List<Mark> noted;
    private final transient boolean[] kinds = new boolean[Mark.Kind.values().length];
    List<String> hidden = List.of();
    /** Which sheets a side has seen. Ledger: knowledge-is-power. */
    List<Known> known = List.of();
    /** Helpers off the map, if there are any. Ledger: BCG-RNF-1. */
    Reinforcements reinforcements;

    /** A Unit whose sheet a side knows. */
    public record Known(String unit, String side) {}

    /** A Unit that Delays, the kind of Action it means to take, and whom it follows. */
    public record Waiting(String unit, String behind, boolean offensive) {}

    /** For reading a saved fight. */
    private CenturyState() {}

    public CenturyState(List<Fighter> fighters, Field field, TableRules rules) {
        this.fighters = new ArrayList<>(fighters);
        this.field = field;
        this.rules = rules;
        Capacity.settle(this);
    }

    /** The same fight with gear and Grunts that can turn up in it. Ledger: BCG-AMB-92. */
    public CenturyState stocked(Armory stock) {
        armory = stock;
        return this;
    }

    public Armory armory() {
        return armory;
    }

    /** People on foot, fighting or not. Ledger: BCG-MATCH-1. */
    public static CenturyState onFoot(Scale scale, List<Fighter> people, Field field, TableRules rules) {
        CenturyState state = new CenturyState(people, field, rules);
        state.scene.scale = scale;
        state.scene.framed = scale == Scale.INTERMISSION;
        return state;
    }

    public List<Fighter> fighters() {
        return fighters;
    }

    public Fighter fighter(String id) {
        for (int i = 0; i < fighters.size(); i++) {
            Fighter fighter = fighters.get(i);
            if (fighter.id().equals(id)) {
                return fighter;
            }
        }
        throw new IllegalArgumentException("nobody here is called " + id);
    }

    public Field field() {
        return field;
    }

    public TableRules rules() {
        return rules;
    }

    public Ground ground() {
        return ground;
    }

    public Scene scene() {
        return scene;
    }

    public Phase phase() {
        return phase;
    }

    public int round() {
        return round;
    }

    /** How many have rolled for their place in the order of an Operation that is about to begin. Ledger: BCG-OP-3. */
    public int ordered() {
        return ordered;
    }

    /** How many Turns have begun. */
    public int turns() {
        return turns;
    }

    /** Ledger: BCG-OP-5. */
    public int tension() {
        return tension;
    }

    public Optional<Fighter> acting() {
        return acting == null ? Optional.empty() : Optional.of(fighter(acting));
    }

    /** Whose Turn makes clocks run: a Unit's, the Reinforcements', or, between Turns, that Unit's own. Ledger: BCG-AMB-30. */
    public Clock rounds(Fighter user, int rounds) {
        if (acting != null) {
            return Clock.rounds(acting, rounds);
        }
        return Clock.rounds(phase == Phase.REINFORCEMENTS ? Reinforcements.ID : user.id(), rounds);
    }

    public Optional<Reinforcements> reinforcements() {
        return Optional.ofNullable(reinforcements);
    }

    /** Whether a side may read a Unit's sheet. */
    public boolean knows(String side, Fighter fighter) {
        return fighter.trueSide().equals(side) || !known.isEmpty() && known.contains(new Known(fighter.id(), side));
    }

    public List<String> done() {
        return done;
    }

    public List<Waiting> waiting() {
        return waiting;
    }

    public Commitment commitment() {
        return commitment;
    }

    public List<String> hidden() {
        return hidden;
    }

    public List<Mark> marks() {
        return marks;
    }

    public boolean enemies(Fighter one, Fighter other) {
        return !one.side().equals(other.side());
    }

    public int distance(Fighter one, Fighter other) {
        return Footprint.distance(field, one, other);
    }

    /** The values of that kind on a Unit added up, as far as they count against that other one. */
    public int sum(Mark.Kind kind, Fighter on, Fighter against) {
        if (!any(kind)) {
            return 0;
        }
        int sum = 0;
        for (int i = 0; i < marks.size(); i++) {
            Mark mark = marks.get(i);
            if (mark.kind() == kind && mark.on().equals(on.id()) && counts(mark, against)) {
                sum += mark.value();
            }
        }
        return sum;
    }

    /** The largest value of that kind on a Unit. */
    public int best(Mark.Kind kind, Fighter on) {
        if (!any(kind)) {
            return 0;
        }
        int best = 0;
        for (int i = 0; i < marks.size(); i++) {
            Mark mark = marks.get(i);
            if (mark.kind() == kind && mark.on().equals(on.id())) {
                best = Math.max(best, mark.value());
            }
        }
        return best;
    }

    public boolean has(Mark.Kind kind, Fighter on) {
        if (!any(kind)) {
            return false;
        }
        for (int i = 0; i < marks.size(); i++) {
            Mark mark = marks.get(i);
            if (mark.kind() == kind && mark.on().equals(on.id())) {
                return true;
            }
        }
        return false;
    }

    /** Whether anybody is under that: rules ask all the time, so the kinds are noted once for each list of marks. */
    private boolean any(Mark.Kind kind) {
        if (marks.isEmpty()) {
            return false;
        }
        if (noted != marks) {
            Arrays.fill(kinds, false);
            for (int i = 0; i < marks.size(); i++) {
                kinds[marks.get(i).kind().ordinal()] = true;
            }
            noted = marks;
        }
        return kinds[kind.ordinal()];
    }

    private static boolean counts(Mark mark, Fighter against) {
        return mark.against().isEmpty() || mark.against().equals(against.id());
    }

    /** Whether something ends with a Turn of that Unit's. */
    public boolean hasClock(Fighter fighter) {
        for (Mark mark : marks) {
            if (mark.clock().unit().equals(fighter.id())) {
                return true;
            }
        }
        return ground.hasClock(fighter.id());
    }

    /** A Unit is there now, and whoever is inside it or part of it too. Ledger: BCG-DOCK-2. */
    void put(Fighter fighter, int zone) {
        fighter.zone = zone;
        for (Fighter other : fighters) {
            if (other != fighter && (fighter.id().equals(other.base) || isPart(other, fighter))) {
                other.zone = zone;
            }
        }
    }

    /** The Unit that a pilot acts with: a combined one, or just its own. */
    Fighter bodyOf(String pilot) {
        Fighter fighter = fighter(pilot);
        return fighter.crew.isAboard() ? fighter(fighter.crew.aboard().get()) : fighter;
    }

    /** A Unit, and its like if a Boss sent them: those count as one for what is used up. Ledger: we-are-many. */
    List<Fighter> sharing(String unit) {
        Fighter fighter = fighter(unit);
        if (fighter.allegiance.leader == null) {
            return List.of(fighter);
        }
        List<Fighter> alike = new ArrayList<>();
        for (Fighter other : fighters) {
            if (fighter.allegiance.leader.equals(other.allegiance.leader)) {
                alike.add(other);
            }
        }
        return alike;
    }

    private static boolean isPart(Fighter one, Fighter whole) {
        return one.crew.isAboard() && one.crew.aboard().get().equals(whole.id());
    }

    /** Lets clocks of that kind run and drops what is over. */
    void tick(Clock.Kind kind, String unit) {
        boolean ticks = Marks.tick(marks, kind, unit);
        if (ticks) {
            marks = Marks.after(marks, kind, unit);
        }
        ground.tick(kind, unit);
        if (ticks || kind == Clock.Kind.TURN_START) {
            Capacity.settle(this);
        }
    }

    /** A Unit has its Initiative; while the order is being rolled the next in the list comes next. */
    void order(String unit, int initiative) {
        Fighter fighter = fighter(unit);
        fighter.initiative = initiative;
        int place = fighters.indexOf(fighter);
        if (phase == Phase.INITIATIVE && (place == ordered || place == nextToRoll())) { // not for a newcomer
            ordered = place + 1;
        }
    }

    private int nextToRoll() {
        int next = ordered;
        while (next < fighters.size() && !fighters.get(next).isFighting()) {
            next++;
        }
        return next;
    }

    void add(Fighter fighter) {
        fighters.add(fighter);
        Capacity.settle(this);
    }

    /** What is put on a part of a combined Unit counts for the whole. Ledger: BCG-COMB-3. */
    void add(Mark mark) {
        marks = Marks.with(marks, mark.on(bodyOf(mark.on()).id()));
        Capacity.settle(this);
    }

    void remove(Mark.Kind kind, String on) {
        if (any(kind)) {
            marks = Marks.without(
                    marks, mark -> mark.kind() == kind && mark.on().equals(on));
            Capacity.settle(this);
        }
    }

    /** Drops what waited for the next attack of a Unit, or for the next one with that Weapon. */
    void spendAttack(String unit, String weapon) {
        marks = Marks.without(
                marks,
                mark -> mark.on().equals(unit)
                        && mark.kind().waitsForAttack()
                        && (mark.against().isEmpty() || mark.against().equals(weapon)));
    }

    @Override
    public CenturyState copy() {
        CenturyState copy = new CenturyState();
        copy.fighters = new ArrayList<>(fighters.size());
        for (Fighter fighter : fighters) {
            copy.fighters.add(fighter.copy());
        }
        copy.field = field;
        copy.rules = rules;
        copy.armory = armory;
        copy.takeOver(this);
        return copy;
    }

    @Override
    public void restore(CenturyState earlier) {
        while (fighters.size() > earlier.fighters.size()) {
            fighters.remove(fighters.size() - 1);
        }
        for (int i = 0; i < earlier.fighters.size(); i++) {
            if (i < fighters.size()) {
                fighters.get(i).restore(earlier.fighters.get(i));
            } else {
                fighters.add(earlier.fighters.get(i).copy());
            }
        }
        takeOver(earlier);
    }

    private void takeOver(CenturyState earlier) {
        ground.takeOver(earlier.ground);
        scene.takeOver(earlier.scene);
        phase = earlier.phase;
        round = earlier.round;
        turns = earlier.turns;
        tension = earlier.tension;
        ordered = earlier.ordered;
        acting = earlier.acting;
        done = earlier.done;
        waiting = earlier.waiting;
        commitment = earlier.commitment;
        marks = earlier.marks;
        hidden = earlier.hidden;
        known = earlier.known;
        reinforcements = earlier.reinforcements;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CenturyState that
                && phase == that.phase
                && round == that.round
                && turns == that.turns
                && tension == that.tension
                && ordered == that.ordered
                && Objects.equals(acting, that.acting)
                && done.equals(that.done)
                && waiting.equals(that.waiting)
                && commitment == that.commitment
                && marks.equals(that.marks)
                && hidden.equals(that.hidden)
                && known.equals(that.known)
                && Objects.equals(reinforcements, that.reinforcements)
                && armory.equals(that.armory)
                && ground.equals(that.ground)
                && scene.equals(that.scene)
                && fighters.equals(that.fighters)
                && rules.equals(that.rules)
                && field.equals(that.field);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * turns + phase.ordinal()) + marks.hashCode()) + fighters.hashCode();
    }
}
