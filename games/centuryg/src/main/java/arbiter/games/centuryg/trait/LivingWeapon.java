package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.TraitChoice;
import java.util.Optional;

/** The chosen Deathblows can be repeated freely. Ledger: living-weapon. */
public record LivingWeapon() implements PersonTrait {

    @Override
    public boolean worksWith(Optional<TraitChoice> choice) {
        return choice.isPresent();
    }

    @Override
    public boolean masters(Trait deathblow, TraitInUse own) {
        return own.chose(deathblow.id());
    }
}
