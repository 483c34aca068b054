package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.sheet.WeaponAbility;
import java.util.List;

/** Boosted it has more abilities. Ledger: beam-ripper, charge-cannon, reactor-overdrive. */
public record BoostGains(List<WeaponAbility> abilities) implements WeaponTrait {

    @Override
    public boolean gains(WeaponAbility ability) {
        return abilities.contains(ability);
    }
}
