package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Play;
import java.util.Optional;

/** An odd die burns the user for the Tension of the Action. Ledger: BCG-ABIL-12, BCG-AMB-63. */
public final class Overheating {

    private Overheating() {}

    public static void resolve(Play<CenturyState> play, AttackInProgress strike) {
        if (!strike.is(WeaponAbility.OVERHEATING) || strike.victims().isEmpty()) {
            return;
        }
        if (strike.judge() % 2 == 1) {
            DamageCause own = new DamageCause(
                    Optional.empty(), false, strike.is(WeaponAbility.TECHNIQUE), false, false, "Overheating");
            Damage.resolve(play, strike.attacker(), strike.tension(), own);
        }
    }
}
