package arbiter.games.narrative.pool;

import arbiter.dice.SymbolDie;
import arbiter.games.narrative.pool.PoolChange.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts a pool together in the one order that counts: base dice, increases and decreases, upgrades, downgrades, boost and
 * setback dice added, then removed. Within a step the order of its sources does not matter. Ledger: NAR-POOL-3.
 */
final class PoolAssembly {

    /** Nearly all pools have fewer. */
    private static final int MANY_DICE = 16;

    private final PoolPlan plan;
    private final List<String> notes = new ArrayList<>();

    private PoolAssembly(PoolPlan plan) {
        this.plan = plan;
    }

    static DicePool of(PoolPlan plan) {
        return new PoolAssembly(plan).assemble();
    }

    private DicePool assemble() {
        List<PoolDie> good = base(PoolSide.ABILITY, plan.ability());
        List<PoolDie> bad = base(PoolSide.DIFFICULTY, plan.difficulty());
        increase(PoolSide.ABILITY, good, Kind.INCREASE_ABILITY, Kind.DECREASE_ABILITY);
        increase(PoolSide.DIFFICULTY, bad, Kind.INCREASE_DIFFICULTY, Kind.DECREASE_DIFFICULTY);
        upgrade(PoolSide.ABILITY, good, Kind.UPGRADE_ABILITY);
        upgrade(PoolSide.DIFFICULTY, bad, Kind.UPGRADE_DIFFICULTY);
        downgrade(PoolSide.ABILITY, good, Kind.DOWNGRADE_ABILITY);
        downgrade(PoolSide.DIFFICULTY, bad, Kind.DOWNGRADE_DIFFICULTY);
        bonus(good, SymbolDie.BOOST, Kind.ADD_BOOST, Kind.REMOVE_BOOST);
        good.addAll(bad);
        bonus(good, SymbolDie.SETBACK, Kind.ADD_SETBACK, Kind.REMOVE_SETBACK);
        return new DicePool(good, plan.fixed(), notes);
    }

    /** Ledger: NAR-POOL-1, NAR-POOL-2, NAR-POOL-10. */
    private static List<PoolDie> base(PoolSide side, PoolBase base) {
        List<PoolDie> dice = new ArrayList<>(MANY_DICE);
        add(dice, base.upgraded(), side.upgraded, base.reason());
        add(dice, base.dice() - base.upgraded(), side.plain, base.reason());
        return dice;
    }

    private static void add(List<PoolDie> dice, int count, SymbolDie kind, String reason) {
        for (int i = 0; i < count; i++) {
            dice.add(PoolDie.of(kind, reason));
        }
    }

    /**
     * All increases come in before any decrease, so that the least a side can have applies to the sum. Plain dice go
     * first. Ledger: NAR-POOL-3, NAR-POOL-7, NAR-POOL-8.
     */
    private void increase(PoolSide side, List<PoolDie> dice, Kind more, Kind fewer) {
        for (PoolChange change : plan.changes()) {
            if (change.kind() == more) {
                add(dice, change.count(), side.plain, change.reason());
            }
        }
        for (PoolChange change : plan.changes()) {
            if (change.kind() == fewer) {
                decrease(side, dice, change);
            }
        }
    }

    private void decrease(PoolSide side, List<PoolDie> dice, PoolChange change) {
        int removed = Math.max(0, Math.min(change.count(), dice.size() - side.least));
        for (int i = 0; i < removed; i++) {
            int last = last(dice, side.plain);
            dice.remove(last >= 0 ? last : dice.size() - 1);
        }
        fewer(removed, side.plain, change);
    }

    /** With no plain die left a step adds one, which the next step upgrades. Ledger: NAR-POOL-4, NAR-POOL-5. */
    private void upgrade(PoolSide side, List<PoolDie> dice, Kind kind) {
        for (PoolChange change : plan.changes()) {
            for (int step = change.kind() == kind ? change.count() : 0; step > 0; step--) {
                int plain = first(dice, side.plain);
                if (plain >= 0) {
                    dice.set(plain, dice.get(plain).turned(side.upgraded, change.reason()));
                } else {
                    dice.add(PoolDie.of(side.plain, change.reason()));
                }
            }
        }
    }

    /** Steps that find nothing to downgrade are lost. Ledger: NAR-POOL-6. */
    private void downgrade(PoolSide side, List<PoolDie> dice, Kind kind) {
        for (PoolChange change : plan.changes()) {
            for (int step = change.kind() == kind ? change.count() : 0; step > 0; step--) {
                int upgraded = last(dice, side.upgraded);
                if (upgraded >= 0) {
                    dice.set(upgraded, dice.get(upgraded).turned(side.plain, change.reason()));
                } else {
                    notes.add("nothing to downgrade for " + change.reason());
                }
            }
        }
    }

    /** Added and removed freely, never upgraded. Ledger: NAR-POOL-9. */
    private void bonus(List<PoolDie> dice, SymbolDie kind, Kind added, Kind removed) {
        int before = dice.size();
        for (PoolChange change : plan.changes()) {
            if (change.kind() == added) {
                add(dice, change.count(), kind, change.reason());
            }
        }
        for (PoolChange change : plan.changes()) {
            if (change.kind() == removed) {
                int gone = Math.min(change.count(), dice.size() - before);
                dice.subList(dice.size() - gone, dice.size()).clear();
                fewer(gone, kind, change);
            }
        }
    }

    private void fewer(int removed, SymbolDie kind, PoolChange change) {
        if (removed > 0) {
            notes.add(DieWords.count(removed, kind) + " less for " + change.reason());
        }
        if (removed < change.count()) {
            notes.add("nothing more to take away for " + change.reason());
        }
    }

    private static int first(List<PoolDie> dice, SymbolDie kind) {
        for (int i = 0; i < dice.size(); i++) {
            if (dice.get(i).kind() == kind) {
                return i;
            }
        }
        return -1;
    }

    private static int last(List<PoolDie> dice, SymbolDie kind) {
        for (int i = dice.size() - 1; i >= 0; i--) {
            if (dice.get(i).kind() == kind) {
                return i;
            }
        }
        return -1;
    }
}
