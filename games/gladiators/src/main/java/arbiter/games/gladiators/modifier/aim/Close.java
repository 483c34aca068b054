package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.sheet.PowerRange;

/** Ledger: GG-MD-10. */
public record Close() implements RangeKind {

    @Override
    public PowerRange range() {
        return PowerRange.CLOSE;
    }
}
