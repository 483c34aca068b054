package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;

/** A Level of Threshold given up for the Might Test. Ledger: suicide-swarm, BCG-AMB-121. */
final class SuicideSwarm {

    private SuicideSwarm() {}

    /** The current Level goes before the roll; the last one lasts until the attack is over. */
    static void sacrifice(Play<CenturyState> play, Strike strike) {
        if (!strike.is(WeaponId.SUICIDE_SWARM) || !strike.isBoosted()) {
            return;
        }
        Fighter unit = strike.attacker();
        strike.sacrificed = WeaponEffects.restOfLevel(unit, unit.points());
        strike.lastLevel = strike.sacrificed == unit.points();
        if (!strike.lastLevel) {
            Harm.deal(
                    play, unit, strike.sacrificed, Cause.itself(strike.weapon().name()));
        }
    }

    /** Who gave up the last Level is gone now. */
    static void perish(Play<CenturyState> play, Strike strike) {
        Fighter unit = strike.attacker();
        if (strike.lastLevel && unit.isFighting()) {
            Harm.deal(play, unit, unit.points(), Cause.itself(strike.weapon().name()));
        }
    }
}
