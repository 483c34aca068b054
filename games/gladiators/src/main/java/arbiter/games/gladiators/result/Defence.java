package arbiter.games.gladiators.result;

import arbiter.games.gladiators.power.RunningPower;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/** What resists a result roll: the power that protects, if any does, and its Level as it counts. Ledger: GG-RES-1. */
public record Defence(Optional<RunningPower> by, Modifiers level) {

    public static final Defence NONE = new Defence(Optional.empty(), Modifiers.none());

    boolean isBelow(Defence other) {
        return level.total() < other.level.total();
    }
}
