package arbiter.games.narrative.pool;

import arbiter.dice.SymbolPool;
import arbiter.dice.Symbols;
import arbiter.tabletop.unit.FixedList;
import java.util.List;

/**
 * What goes into the pool of one check: the base of either side, every change with its reason, and symbols that come
 * without a roll. Changes may be named in any order; {@link #assemble} puts them into the binding one. Never changes.
 */
public record PoolPlan(PoolBase ability, PoolBase difficulty, List<PoolChange> changes, Symbols fixed) {

    private static final PoolBase SIMPLE = PoolBase.of(Difficulty.SIMPLE, "a Simple check");

    public PoolPlan {
        changes = FixedList.copyOf(changes);
    }

    /** A Simple check: nothing stands against it yet. */
    public static PoolPlan of(PoolBase ability) {
        return new PoolPlan(ability, SIMPLE, List.of(), Symbols.NONE);
    }

    public PoolPlan against(Difficulty named, String reason) {
        return against(PoolBase.of(named, reason));
    }

    /** Against somebody's characteristic and skill, or a number of dice that has no name. Ledger: NAR-POOL-10. */
    public PoolPlan against(PoolBase opposition) {
        return new PoolPlan(ability, opposition, changes, fixed);
    }

    /** The same with one change more; a change by nothing leaves no trace. */
    public PoolPlan and(PoolChange.Kind kind, int count, String reason) {
        return count == 0 ? this : and(new PoolChange(kind, count, reason));
    }

    public PoolPlan and(PoolChange change) {
        if (change.count() == 0) {
            return this;
        }
        return new PoolPlan(ability, difficulty, FixedList.with(changes, change), fixed);
    }

    /** Symbols that join what is rolled, before cancelling. Ledger: NAR-DICE-5. */
    public PoolPlan and(Symbols granted) {
        return new PoolPlan(ability, difficulty, changes, fixed.plus(granted));
    }

    /** The dice that {@link #assemble} comes to, without their reasons. */
    public SymbolPool draw() {
        return PoolCount.of(this);
    }

    public DicePool assemble() {
        return PoolAssembly.of(this);
    }
}
