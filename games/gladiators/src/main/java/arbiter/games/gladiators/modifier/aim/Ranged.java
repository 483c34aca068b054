package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.sheet.PowerRange;

/** Up to 10 hexes, 20 at one Level less. Ledger: GG-MD-43. */
public record Ranged() implements RangeKind {

    @Override
    public PowerRange range() {
        return PowerRange.RANGED;
    }
}
