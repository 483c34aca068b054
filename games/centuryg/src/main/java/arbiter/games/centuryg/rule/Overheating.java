package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.kernel.Play;
import java.util.Optional;

/** An odd die burns the user for the Tension of the Action. Ledger: BCG-ABIL-12, BCG-AMB-63. */
final class Overheating {

    private Overheating() {}

    static void resolve(Play<CenturyState> play, Strike strike) {
        if (!strike.is(WeaponAbility.OVERHEATING) || strike.victims().isEmpty()) {
            return;
        }
        if (strike.judge % 2 == 1) {
            Cause own =
                    new Cause(Optional.empty(), false, strike.is(WeaponAbility.TECHNIQUE), false, false, "Overheating");
            Harm.resolve(play, strike.attacker(), strike.tension(), own);
        }
    }
}
