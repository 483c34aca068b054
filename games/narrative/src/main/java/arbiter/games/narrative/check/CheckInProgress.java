package arbiter.games.narrative.check;

import arbiter.dice.Symbols;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.pool.DieFace;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.pool.OpenRoll;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.pool.PoolChange;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.spend.SymbolPurse;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** A check under way: who, what with and against whom, the pool as it grows, and what is left of its symbols. */
public class CheckInProgress {

    private final Participant actor;
    private final Skill skill;
    private final CheckKind kind;
    private final PoolBase ability;
    private PoolBase difficulty;
    private Symbols fixed;
    private final List<PoolChange> changes;
    private Optional<Participant> target = Optional.empty();
    private boolean action;
    private Optional<String> tool = Optional.empty();
    private DicePool pool = DicePool.EMPTY;
    private Symbols symbols = Symbols.NONE;
    private List<DieFace> faces = List.of();
    private SymbolPurse purse = SymbolPurse.EMPTY;
    private final List<String> bought = new ArrayList<>();
    private final List<SpendRow> offers = new ArrayList<>();
    private boolean poolSettled;
    private boolean pointSpent;
    private boolean pointAgainst;

    public CheckInProgress(Participant actor, Skill skill, CheckKind kind, PoolPlan plan) {
        this.actor = actor;
        this.skill = skill;
        this.kind = kind;
        this.ability = plan.ability();
        this.difficulty = plan.difficulty();
        this.fixed = plan.fixed();
        this.changes = new ArrayList<>(plan.changes());
    }

    /** A check of a skill against a difficulty that has a name. */
    public static CheckInProgress skill(
            NarrativeState state, Participant actor, Skill skill, Difficulty difficulty, String reason) {
        return new CheckInProgress(
                actor, skill, CheckKind.SKILL, SkillPool.of(actor, skill).against(difficulty, reason));
    }

    /** The same check, made against somebody. */
    public CheckInProgress against(Participant whom) {
        target = Optional.of(whom);
        return this;
    }

    /** The same check, made as an action of the turn. Ledger: NAR-SPEND-5. */
    public CheckInProgress asAction() {
        action = true;
        return this;
    }

    /** The same check, made with a tool that can be damaged. Ledger: NAR-SP-D2. */
    public CheckInProgress with(String item) {
        tool = Optional.of(item);
        return this;
    }

    /** The tool it is made with, by its id among what the actor has. */
    public final Optional<String> tool() {
        return tool;
    }

    public final Participant actor() {
        return actor;
    }

    public final Skill skill() {
        return skill;
    }

    /** The characteristic that goes with the skill. */
    public final Characteristic characteristic() {
        return skill.characteristic();
    }

    public final CheckKind kind() {
        return kind;
    }

    /** What is rolled, in words. */
    public String what() {
        return skill.name();
    }

    /** What it is made with, in words. */
    public String means() {
        return what();
    }

    /** Whom it is to hurt. */
    public Optional<Participant> victim() {
        return Optional.empty();
    }

    public final Optional<Participant> target() {
        return target;
    }

    public final boolean isAction() {
        return action;
    }

    /** One change more, with its reason; a change by nothing leaves no trace. */
    public final void add(PoolChange.Kind change, int count, String reason) {
        if (count != 0) {
            changes.add(new PoolChange(change, count, reason));
        }
    }

    /** Symbols that join what is rolled. Ledger: NAR-DICE-5. */
    public final void add(Symbols granted) {
        fixed = fixed.plus(granted);
    }

    public final void difficulty(PoolBase base) {
        difficulty = base;
    }

    public final PoolPlan plan() {
        return new PoolPlan(ability, difficulty, changes, fixed);
    }

    /** The pool is that of an earlier check: nothing is added to it any more. Ledger: NAR-CI-16. */
    protected final void settlePool() {
        poolSettled = true;
    }

    /** Whether it repeats a check with the same pool. Ledger: NAR-CI-16. */
    public final boolean isPoolSettled() {
        return poolSettled;
    }

    public final DicePool pool() {
        return pool;
    }

    public final Symbols symbols() {
        return symbols;
    }

    public final boolean succeeds() {
        return symbols.succeeds();
    }

    /** The dice are cast: what they come to is there to be spent. */
    public final void rolled(DicePool rolledPool, OpenRoll result) {
        pool = rolledPool;
        symbols = result.symbols();
        faces = result.faces();
        purse = SymbolPurse.of(symbols);
    }

    /** The same where nobody sees the dice. */
    public final void rolled(DicePool rolledPool, Symbols result) {
        rolled(rolledPool, new OpenRoll(result, List.of()));
    }

    /** The faces of its dice, where they are known. */
    public final List<DieFace> faces() {
        return faces;
    }

    /** What is left to be spent. */
    public final SymbolPurse purse() {
        return purse;
    }

    public final void spend(Spend.Symbol symbol, int count) {
        purse = purse.less(symbol, count);
    }

    /** Something was bought, by a key that tells it from others. Ledger: NAR-SPEND-2. */
    public final void note(String key) {
        bought.add(key);
    }

    public final int timesBought(String key) {
        int times = 0;
        for (int i = 0; i < bought.size(); i++) {
            times += bought.get(i).equals(key) ? 1 : 0;
        }
        return times;
    }

    /** Something that can be bought with this check alone, such as one more target of a power. */
    public final void offer(SpendRow row) {
        offers.add(row);
    }

    /** All that can be bought with this check alone, as things stand. */
    public List<SpendRow> offers(NarrativeState state) {
        return offers;
    }

    /** What there is for purchases to act on. Ledger: NAR-SPEND-11. */
    public EnumSet<Spend.Need> there(NarrativeState state) {
        EnumSet<Spend.Need> there = EnumSet.noneOf(Spend.Need.class);
        if (target.isPresent()) {
            there.add(Spend.Need.TARGET);
        }
        if (tool.isPresent()) {
            there.add(Spend.Need.ITEM);
        }
        if (kind == CheckKind.INITIATIVE) {
            there.add(Spend.Need.INITIATIVE);
        }
        return there;
    }

    final void storyPoints(boolean spent, boolean against) {
        pointSpent = spent;
        pointAgainst = against;
    }

    /** Whether the active side has spent its Story Point on this check. */
    public final boolean pointSpent() {
        return pointSpent;
    }

    /** The active side's Story Point goes into making the check possible at all. Ledger: NAR-PSY-6. */
    public final void spendPoint() {
        pointSpent = true;
    }

    public final boolean pointAgainst() {
        return pointAgainst;
    }
}
