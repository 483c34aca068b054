package arbiter.games.gladiators.modifier.aim;

import arbiter.games.gladiators.sheet.Targeting;

/** One target in sight. Ledger: GG-MD-12. */
public record Direct() implements TargetingKind {

    @Override
    public Targeting targeting() {
        return Targeting.DIRECT;
    }
}
