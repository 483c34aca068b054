package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.kernel.Play;

/** What Weapons do besides the Damage of their Test, one after the other. Ledger: BCG-DMG-8, BCG-TRB-4, table 3.14. */
final class WeaponEffects {

    private WeaponEffects() {}

    static void resolve(Play<CenturyState> play, Strike strike, Victim victim, Cause cause) {
        if (strike.is(WeaponId.CHAINBLADE)) {
            bonus(play, victim, strike.tension(), cause);
        }
    }

    /** Extra Damage is an instance of its own. Ledger: BCG-AMB-35. */
    static void bonus(Play<CenturyState> play, Victim victim, int amount, Cause cause) {
        Cause extra = new Cause(
                cause.source(),
                false,
                cause.technique(),
                cause.picksAreas(),
                cause.spares(),
                cause.pierces(),
                cause.words());
        Harm.resolve(play, victim.fighter(), amount, extra);
    }
}
