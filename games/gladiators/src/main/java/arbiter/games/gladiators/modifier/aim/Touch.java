package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.sheet.PowerRange;

/** The same hex or the next. Ledger: GG-MD-53. */
public record Touch() implements RangeKind {

    @Override
    public PowerRange range() {
        return PowerRange.TOUCH;
    }
}
