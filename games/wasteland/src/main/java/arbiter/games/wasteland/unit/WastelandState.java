package arbiter.games.wasteland.unit;

import arbiter.games.wasteland.environment.Surroundings;
import arbiter.games.wasteland.item.GroundItems;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.sheet.RangeBand;
import arbiter.games.wasteland.turn.EncounterCourse;
import arbiter.games.wasteland.turn.TurnProgress;
import arbiter.games.wasteland.turn.TurnSequence;
import arbiter.games.wasteland.zone.Battlefield;
import arbiter.games.wasteland.zone.CoverLeft;
import arbiter.games.wasteland.zone.Mines;
import arbiter.tabletop.unit.Part;
import arbiter.tabletop.unit.TableState;
import java.util.List;
import java.util.Optional;

/** A fight: who fights, the zones, the pools of action points, light and weather, what lies about, whose turn it is. */
public final class WastelandState extends TableState<WastelandState, Fighter> {

    private static final int BATTLEFIELD = 0;
    private static final int RULES = 1;
    private static final int TABLES = 2;

    private static final int PROGRESS = 0;
    private static final int POOLS = 1;
    private static final int SEQUENCE = 2;
    private static final int COVER = 3;
    private static final int SURROUNDINGS = 4;
    private static final int GROUND = 5;
    private static final int MINES = 6;
    private static final int COURSE = 7;

    private transient Battlefield battlefield;
    private transient TableRules rules;
    private transient RuleTables tables;
    private transient TurnProgress progress;
    private transient ActionPools pools;
    private transient TurnSequence sequence;
    private transient CoverLeft coverLeft;
    private transient Surroundings surroundings;
    private transient GroundItems ground;
    private transient Mines mines;
    private transient EncounterCourse course;

    /** For reading a saved table. */
    private WastelandState() {}

    public WastelandState(
            List<Fighter> units,
            Battlefield battlefield,
            Surroundings surroundings,
            ActionPools pools,
            RuleTables tables,
            TableRules rules) {
        super(
                units,
                new Part[] {battlefield, rules, tables},
                TurnProgress.BEFORE,
                pools,
                TurnSequence.NONE,
                CoverLeft.of(battlefield),
                surroundings,
                GroundItems.NONE,
                Mines.NONE,
                EncounterCourse.UNDER_WAY);
        rowReplaced();
    }

    @Override
    protected void rowReplaced() {
        battlefield = (Battlefield) fixed(BATTLEFIELD);
        rules = (TableRules) fixed(RULES);
        tables = (RuleTables) fixed(TABLES);
        progress = (TurnProgress) part(PROGRESS);
        pools = (ActionPools) part(POOLS);
        sequence = (TurnSequence) part(SEQUENCE);
        coverLeft = (CoverLeft) part(COVER);
        surroundings = (Surroundings) part(SURROUNDINGS);
        ground = (GroundItems) part(GROUND);
        mines = (Mines) part(MINES);
        course = (EncounterCourse) part(COURSE);
    }

    public Battlefield battlefield() {
        return battlefield;
    }

    public TableRules rules() {
        return rules;
    }

    public RuleTables tables() {
        return tables;
    }

    public TurnProgress progress() {
        return progress;
    }

    public ActionPools pools() {
        return pools;
    }

    public TurnSequence sequence() {
        return sequence;
    }

    public CoverLeft coverLeft() {
        return coverLeft;
    }

    public Surroundings surroundings() {
        return surroundings;
    }

    public GroundItems ground() {
        return ground;
    }

    public Mines mines() {
        return mines;
    }

    public EncounterCourse course() {
        return course;
    }

    @Override
    public int round() {
        return progress.round();
    }

    @Override
    public int turns() {
        return progress.turns();
    }

    @Override
    public Optional<Fighter> acting() {
        return progress.acting().map(this::unit);
    }

    /** How far two are from each other. Ledger: WAS-MOVE-1. */
    public RangeBand band(Fighter one, Fighter other) {
        return battlefield.band(one.zone(), other.zone());
    }

    /** Whether somebody's side has the party's pool to spend from. Ledger: WAS-AP-13. */
    public boolean isParty(Fighter one) {
        return pools.isParty(one.side());
    }

    /** The unit with that number, if it is on the table as it is known. */
    public Optional<Fighter> numbered(int number) {
        for (Fighter one : units()) {
            if (one.number() == number) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }

    public void set(TurnProgress part) {
        progress = put(PROGRESS, part);
    }

    public void set(ActionPools part) {
        pools = put(POOLS, part);
    }

    public void set(TurnSequence part) {
        sequence = put(SEQUENCE, part);
    }

    public void set(CoverLeft part) {
        coverLeft = put(COVER, part);
    }

    public void set(Surroundings part) {
        surroundings = put(SURROUNDINGS, part);
    }

    public void set(GroundItems part) {
        ground = put(GROUND, part);
    }

    public void set(Mines part) {
        mines = put(MINES, part);
    }

    public void set(EncounterCourse part) {
        course = put(COURSE, part);
    }
}
