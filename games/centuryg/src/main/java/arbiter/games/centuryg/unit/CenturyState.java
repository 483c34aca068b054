package arbiter.games.centuryg.unit;

import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.match.SceneStatus;
import arbiter.games.centuryg.reinforcement.Helpers;
import arbiter.games.centuryg.reinforcement.Reinforcements;
import arbiter.games.centuryg.sheet.Armory;
import arbiter.games.centuryg.support.SheetKnowledge;
import arbiter.games.centuryg.terrain.Field;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.terrain.Ground;
import arbiter.games.centuryg.turn.Commitment;
import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.turn.CurrentTurn;
import arbiter.games.centuryg.turn.Phase;
import arbiter.tabletop.unit.Part;
import arbiter.tabletop.unit.TableState;
import java.util.List;
import java.util.Optional;

/** A fight: who is there, the ground, the Tension, whose Turn it is, and what everybody is under. */
public final class CenturyState extends TableState<CenturyState, Fighter> {

    private static final int COURSE = 0;
    private static final int TURN = 1;
    private static final int MARKS = 2;
    private static final int GROUND = 3;
    private static final int SCENE = 4;
    private static final int KNOWLEDGE = 5;
    private static final int HELPERS = 6;

    private transient TableSetup setup;
    private transient Course course;
    private transient CurrentTurn currentTurn;
    private transient Marks allMarks;
    private transient Ground ground;
    private transient SceneStatus scene;
    private transient SheetKnowledge sheetKnowledge;
    private transient Helpers helpers;

    /** For reading a saved fight. */
    private CenturyState() {}

    public CenturyState(List<Fighter> fighters, Field field, TableRules rules) {
        this(fighters, new TableSetup(field, rules, Armory.EMPTY), SceneScale.OPERATION);
    }

    private CenturyState(List<Fighter> fighters, TableSetup setup, SceneScale scale) {
        super(
                fighters,
                new Part[] {setup},
                Course.START,
                CurrentTurn.NONE,
                Marks.NONE,
                Ground.PLAIN,
                SceneStatus.of(scale),
                SheetKnowledge.NONE,
                Helpers.NONE);
        rowReplaced();
        EnergyCapacity.settle(this);
    }

    @Override
    protected void rowReplaced() {
        setup = (TableSetup) fixed(0);
        course = (Course) part(COURSE);
        currentTurn = (CurrentTurn) part(TURN);
        allMarks = (Marks) part(MARKS);
        ground = (Ground) part(GROUND);
        scene = (SceneStatus) part(SCENE);
        sheetKnowledge = (SheetKnowledge) part(KNOWLEDGE);
        helpers = (Helpers) part(HELPERS);
    }

    /** The same fight of the same Units with gear and Grunts that can turn up in it. Ledger: BCG-AMB-92. */
    public CenturyState stocked(Armory stock) {
        CenturyState stocked = new CenturyState(units(), new TableSetup(field(), rules(), stock), scene().scale());
        for (int place = 0; place <= HELPERS; place++) {
            stocked.put(place, part(place));
        }
        stocked.rowReplaced();
        return stocked;
    }

    /** People on foot, fighting or not. Ledger: BCG-MATCH-1. */
    public static CenturyState onFoot(SceneScale scale, List<Fighter> people, Field field, TableRules rules) {
        return new CenturyState(people, new TableSetup(field, rules, Armory.EMPTY), scale);
    }

    private TableSetup setup() {
        return setup;
    }

    public Armory armory() {
        return setup().armory();
    }

    public Field field() {
        return setup().field();
    }

    public TableRules rules() {
        return setup().rules();
    }

    public Course course() {
        return course;
    }

    public void set(Course course) {
        this.course = put(COURSE, course);
    }

    public CurrentTurn currentTurn() {
        return currentTurn;
    }

    public void set(CurrentTurn turn) {
        currentTurn = put(TURN, turn);
    }

    public Marks allMarks() {
        return allMarks;
    }

    public void set(Marks marks) {
        allMarks = put(MARKS, marks);
    }

    public Ground ground() {
        return ground;
    }

    public void set(Ground ground) {
        this.ground = put(GROUND, ground);
    }

    public SceneStatus scene() {
        return scene;
    }

    public void set(SceneStatus scene) {
        this.scene = put(SCENE, scene);
    }

    public SheetKnowledge sheetKnowledge() {
        return sheetKnowledge;
    }

    public void set(SheetKnowledge knowledge) {
        sheetKnowledge = put(KNOWLEDGE, knowledge);
    }

    public Optional<Reinforcements> reinforcements() {
        return helpers.who();
    }

    public void set(Helpers helpers) {
        this.helpers = put(HELPERS, helpers);
    }

    public Phase phase() {
        return course().phase();
    }

    @Override
    public int round() {
        return course().round();
    }

    /** How many have rolled for their place in the order of an Operation that is about to begin. Ledger: BCG-OP-3. */
    public int ordered() {
        return course().ordered();
    }

    @Override
    public int turns() {
        return course().turns();
    }

    /** Ledger: BCG-OP-5. */
    public int tension() {
        return course().tension();
    }

    @Override
    public Optional<Fighter> acting() {
        Optional<String> acting = currentTurn().acting();
        return acting.isEmpty() ? Optional.empty() : Optional.of(unit(acting.get()));
    }

    public List<String> done() {
        return currentTurn().done();
    }

    public Commitment commitment() {
        return currentTurn().commitment();
    }

    /** Whose Turn makes clocks run: a Unit's, the Reinforcements', or, between Turns, that Unit's own. Ledger: BCG-AMB-30. */
    public Clock rounds(Fighter user, int rounds) {
        Optional<String> acting = currentTurn().acting();
        String others = phase() == Phase.REINFORCEMENTS ? Reinforcements.ID : user.id();
        return Clock.rounds(acting.orElse(others), rounds);
    }

    /** Whether a side may read a Unit's sheet. */
    public boolean knows(String side, Fighter fighter) {
        return fighter.ownSide().equals(side) || sheetKnowledge().has(side, fighter);
    }

    public int distance(Fighter one, Fighter other) {
        return Footprint.distance(field(), one, other);
    }

    public List<Mark> marks() {
        return allMarks().all();
    }

    /** The values of that kind on a Unit added up, as far as they count against that other one. */
    public int sum(Mark.Kind kind, Fighter on, Fighter against) {
        if (!allMarks().any(kind)) {
            return 0;
        }
        int sum = 0;
        List<Mark> marks = marks();
        for (int i = 0; i < marks.size(); i++) {
            Mark mark = marks.get(i);
            if (mark.kind() == kind && mark.on().equals(on.id()) && counts(mark, against)) {
                sum += mark.value();
            }
        }
        return sum;
    }

    private static boolean counts(Mark mark, Fighter against) {
        return mark.against().isEmpty() || mark.against().equals(against.id());
    }

    /** The largest value of that kind on a Unit. */
    public int best(Mark.Kind kind, Fighter on) {
        if (!allMarks().any(kind)) {
            return 0;
        }
        int best = 0;
        List<Mark> marks = marks();
        for (int i = 0; i < marks.size(); i++) {
            Mark mark = marks.get(i);
            if (mark.kind() == kind && mark.on().equals(on.id())) {
                best = Math.max(best, mark.value());
            }
        }
        return best;
    }

    public boolean has(Mark.Kind kind, Fighter on) {
        if (!allMarks().any(kind)) {
            return false;
        }
        List<Mark> marks = marks();
        for (int i = 0; i < marks.size(); i++) {
            Mark mark = marks.get(i);
            if (mark.kind() == kind && mark.on().equals(on.id())) {
                return true;
            }
        }
        return false;
    }

    /** Whether something ends with a Turn of that Unit's. */
    public boolean hasClock(String unit) {
        for (Mark mark : marks()) {
            if (mark.clock().unit().equals(unit)) {
                return true;
            }
        }
        return ground().hasClock(unit);
    }

    /** The Unit that a pilot acts with: a combined one, or just its own. */
    public Fighter bodyOf(String pilot) {
        Fighter fighter = unit(pilot);
        return fighter.crew().isAboard() ? unit(fighter.crew().aboard().get()) : fighter;
    }

    /** For events: lets clocks of that kind run and drops what is over. */
    public void tick(Clock.Kind kind, String unit) {
        boolean ticks = allMarks().ticks(kind, unit);
        if (ticks) {
            set(allMarks().after(kind, unit));
        }
        Ground.tick(this, kind, unit);
        if (ticks || kind == Clock.Kind.TURN_START) {
            EnergyCapacity.settle(this);
        }
    }

    /** For events: somebody comes in, and what anybody can have may change with it. */
    public Fighter add(Fighter newcomer) {
        join(newcomer);
        EnergyCapacity.settle(this);
        return unit(newcomer.id());
    }

    /** For events: what is put on a part of a combined Unit counts for the whole. Ledger: BCG-COMB-3. */
    public void add(Mark mark) {
        set(allMarks().with(mark.on(bodyOf(mark.on()).id())));
        EnergyCapacity.settle(this);
    }

    /** For events: that is over. */
    public void remove(Mark.Kind kind, String on) {
        if (allMarks().any(kind)) {
            set(allMarks().without(mark -> mark.kind() == kind && mark.on().equals(on)));
            EnergyCapacity.settle(this);
        }
    }
}
