package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.sheet.PowerRange;

/** As far as one likes. Ledger: GG-MD-13. */
public record Distant() implements RangeKind {

    @Override
    public PowerRange range() {
        return PowerRange.DISTANT;
    }
}
