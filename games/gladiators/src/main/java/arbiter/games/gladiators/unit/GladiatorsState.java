package arbiter.games.gladiators.unit;

import arbiter.games.gladiators.board.BattleMap;
import arbiter.games.gladiators.board.WalledMap;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.end.Outcome;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.persist.AreaStrikes;
import arbiter.games.gladiators.power.WorkMemory;
import arbiter.games.gladiators.turn.Phase;
import arbiter.games.gladiators.turn.TurnProgress;
import arbiter.games.gladiators.turn.TurnSequence;
import arbiter.tabletop.unit.Part;
import arbiter.tabletop.unit.TableState;
import java.util.List;
import java.util.Optional;

/** A fight: who fights, on which map, behind which walls, in which weather, and whose turn it is. */
public final class GladiatorsState extends TableState<GladiatorsState, Gladiator> {

    private static final int MAP = 0;
    private static final int LORE = 1;
    private static final int RULES = 2;

    private static final int PROGRESS = 0;
    private static final int SEQUENCE = 1;
    private static final int WALLS = 2;
    private static final int ENVIRONMENTS = 3;
    private static final int OUTCOME = 4;
    private static final int AREA_STRIKES = 5;

    private transient BattleMap map;
    private transient Lore lore;
    private transient TableRules rules;
    private transient TurnProgress progress;
    private transient TurnSequence sequence;
    private transient Walls walls;
    private transient Environments environments;
    private transient Outcome outcome;
    private transient AreaStrikes areaStrikes;
    /** What was found out about who has what at work; another table's as long as nobody has asked here. */
    private transient WorkMemory memory;

    /** For reading a saved table. */
    private GladiatorsState() {}

    public GladiatorsState(
            List<Gladiator> units, BattleMap map, Walls walls, Environments natural, Lore lore, TableRules rules) {
        super(
                units,
                new Part[] {map, lore, rules},
                TurnProgress.BEFORE,
                TurnSequence.NONE,
                walls,
                natural,
                Outcome.OPEN,
                AreaStrikes.NONE);
        rowReplaced();
    }

    @Override
    protected void rowReplaced() {
        map = (BattleMap) fixed(MAP);
        lore = (Lore) fixed(LORE);
        rules = (TableRules) fixed(RULES);
        progress = (TurnProgress) part(PROGRESS);
        sequence = (TurnSequence) part(SEQUENCE);
        walls = (Walls) part(WALLS);
        environments = (Environments) part(ENVIRONMENTS);
        outcome = (Outcome) part(OUTCOME);
        areaStrikes = (AreaStrikes) part(AREA_STRIKES);
    }

    public BattleMap map() {
        return map;
    }

    public Lore lore() {
        return lore;
    }

    public TableRules rules() {
        return rules;
    }

    public TurnProgress progress() {
        return progress;
    }

    public TurnSequence sequence() {
        return sequence;
    }

    public Walls walls() {
        return walls;
    }

    /** The map with the walls as they stand now. */
    public WalledMap terrain() {
        return walls.on(map);
    }

    public Environments environments() {
        return environments;
    }

    public Outcome outcome() {
        return outcome;
    }

    /** What is at work on whom, as far as it was asked since something changed. */
    public WorkMemory memory() {
        if (memory == null || !memory.isOf(this)) {
            memory = new WorkMemory(this);
        }
        return memory;
    }

    public AreaStrikes areaStrikes() {
        return areaStrikes;
    }

    public Phase phase() {
        return progress.phase();
    }

    @Override
    public int round() {
        return progress.turn();
    }

    @Override
    public int turns() {
        return progress.begun();
    }

    @Override
    public Optional<Gladiator> acting() {
        return progress.acting().isEmpty()
                ? Optional.empty()
                : Optional.of(unit(progress.acting().get()));
    }

    /** Hexes from one to the other, the larger of along and up; none between who grabs and who is grabbed. Ledger: GG-AMB-28, GG-GRB-2. */
    public int range(Gladiator one, Gladiator other) {
        if (Restraint.isBetween(one, other)) {
            return 0;
        }
        return one.hex()
                .distance(
                        other.hex(),
                        one.position().altitude() - other.position().altitude());
    }

    public void set(TurnProgress part) {
        progress = put(PROGRESS, part);
    }

    public void set(TurnSequence part) {
        sequence = put(SEQUENCE, part);
    }

    public void set(Walls part) {
        walls = put(WALLS, part);
    }

    public void set(Environments part) {
        environments = put(ENVIRONMENTS, part);
        tick();
    }

    public void set(Outcome part) {
        outcome = put(OUTCOME, part);
    }

    public void set(AreaStrikes part) {
        areaStrikes = put(AREA_STRIKES, part);
    }
}
