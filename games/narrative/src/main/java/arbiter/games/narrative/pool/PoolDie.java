package arbiter.games.narrative.pool;

import arbiter.dice.SymbolDie;
import java.util.ArrayList;
import java.util.List;

/** One die of a pool: why it is there, and what has turned it into another kind since. Ledger: NAR-POOL-12. */
public record PoolDie(SymbolDie kind, String reason, List<String> turnedBy) {

    public PoolDie {
        turnedBy = List.copyOf(turnedBy);
    }

    static PoolDie of(SymbolDie kind, String reason) {
        return new PoolDie(kind, reason, List.of());
    }

    PoolDie turned(SymbolDie other, String why) {
        if (turnedBy.isEmpty()) {
            return new PoolDie(other, reason, List.of(why));
        }
        List<String> all = new ArrayList<>(turnedBy);
        all.add(why);
        return new PoolDie(other, reason, all);
    }

    /** {@code medium range, then Story Point}. */
    String why() {
        return turnedBy.isEmpty() ? reason : reason + ", then " + String.join(", then ", turnedBy);
    }
}
