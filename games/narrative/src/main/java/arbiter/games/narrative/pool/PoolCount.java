package arbiter.games.narrative.pool;

import arbiter.dice.SymbolPool;
import arbiter.games.narrative.pool.PoolChange.Kind;
import java.util.List;

/**
 * The dice of a pool by their number alone, put together in the same order as by {@link PoolAssembly} but without reasons:
 * for whoever weighs many pools and rolls one of them. Ledger: NAR-POOL-3.
 */
final class PoolCount {

    private final List<PoolChange> changes;
    private int plain;
    private int upgraded;

    private PoolCount(List<PoolChange> changes) {
        this.changes = changes;
    }

    static SymbolPool of(PoolPlan plan) {
        List<PoolChange> changes = plan.changes();
        PoolCount good = new PoolCount(changes);
        good.count(plan.ability(), PoolSide.ABILITY.least, Kind.INCREASE_ABILITY, Kind.DECREASE_ABILITY);
        good.turn(Kind.UPGRADE_ABILITY, Kind.DOWNGRADE_ABILITY);
        PoolCount bad = new PoolCount(changes);
        bad.count(plan.difficulty(), PoolSide.DIFFICULTY.least, Kind.INCREASE_DIFFICULTY, Kind.DECREASE_DIFFICULTY);
        bad.turn(Kind.UPGRADE_DIFFICULTY, Kind.DOWNGRADE_DIFFICULTY);
        return new SymbolPool(
                good.upgraded,
                good.plain,
                good.bonus(Kind.ADD_BOOST, Kind.REMOVE_BOOST),
                bad.upgraded,
                bad.plain,
                bad.bonus(Kind.ADD_SETBACK, Kind.REMOVE_SETBACK),
                plan.fixed());
    }

    /** All increases come before any decrease; plain dice go first. Ledger: NAR-POOL-1, NAR-POOL-7, NAR-POOL-8. */
    private void count(PoolBase base, int least, Kind more, Kind fewer) {
        upgraded = base.upgraded();
        plain = base.dice() - base.upgraded() + all(more);
        for (int i = 0; i < changes.size(); i++) {
            if (changes.get(i).kind() == fewer) {
                int removed = Math.max(0, Math.min(changes.get(i).count(), plain + upgraded - least));
                int ofPlain = Math.min(removed, plain);
                plain -= ofPlain;
                upgraded -= removed - ofPlain;
            }
        }
    }

    /** With no plain die left a step up adds one; steps down that find nothing are lost. Ledger: NAR-POOL-4 to 6. */
    private void turn(Kind up, Kind down) {
        for (int step = all(up); step > 0; step--) {
            if (plain > 0) {
                plain--;
                upgraded++;
            } else {
                plain++;
            }
        }
        int turned = Math.min(all(down), upgraded);
        upgraded -= turned;
        plain += turned;
    }

    /** Ledger: NAR-POOL-9. */
    private int bonus(Kind added, Kind removed) {
        return Math.max(0, all(added) - all(removed));
    }

    private int all(Kind kind) {
        int all = 0;
        for (int i = 0; i < changes.size(); i++) {
            PoolChange change = changes.get(i);
            all += change.kind() == kind ? change.count() : 0;
        }
        return all;
    }
}
