package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.sheet.PowerRange;

/** Up to 20 hexes, 40 at one Level less. Ledger: GG-MD-37. */
public record LongRange() implements RangeKind {

    @Override
    public PowerRange range() {
        return PowerRange.LONG_RANGE;
    }
}
