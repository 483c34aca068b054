package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.sheet.Trait;

/** The chosen Deathblows can be repeated freely. Ledger: living-weapon. */
public record LivingWeapon() implements PersonTrait {

    @Override
    public boolean masters(Trait deathblow, TraitInUse own) {
        return own.chose(deathblow.id());
    }
}
