package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.sheet.PowerRange;

/** Ledger: GG-MD-43. */
public record Ranged() implements RangeKind {

    @Override
    public PowerRange range() {
        return PowerRange.RANGED;
    }
}
