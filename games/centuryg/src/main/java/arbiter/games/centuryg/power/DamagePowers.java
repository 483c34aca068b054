package arbiter.games.centuryg.power;

import arbiter.games.centuryg.damage.DamageInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Play;

/** Powers called earlier by the one who is hit in the end, which have waited for Damage. Ledger: BCG-AMB-90, 5.6. */
public final class DamagePowers {

    private DamagePowers() {}

    public static void prepared(Play<CenturyState> play, DamageInProgress blow) {
        if (blow.dealt() > 0) { // what is stopped is no Damage: BCG-AMB-36
            HalvedDamage.resolve(play, blow);
            SharedPain.resolve(play, blow);
        }
    }
}
