package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.sheet.PowerRange;

/** Up to 5 hexes, 10 at one Level less. Ledger: GG-MD-10. */
public record Close() implements RangeKind {

    @Override
    public PowerRange range() {
        return PowerRange.CLOSE;
    }
}
