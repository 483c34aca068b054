package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.sheet.PowerRange;

/** Ledger: GG-MD-37. */
public record LongRange() implements RangeKind {

    @Override
    public PowerRange range() {
        return PowerRange.LONG_RANGE;
    }
}
