package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** A Level of Threshold given up for the Might Test. Ledger: suicide-swarm, BCG-AMB-121. */
public record SuicideSwarm() implements WeaponTrait {

    /** The current Level goes before the roll; the last one lasts until the attack is over. */
    @Override
    public void beforeRoll(Play<CenturyState> play, AttackInProgress strike) {
        if (!strike.isBoosted()) {
            return;
        }
        Fighter unit = strike.attacker();
        int level = WeaponEffects.restOfLevel(unit, unit.points());
        strike.sacrifice(level, level == unit.points());
        if (!strike.takesLastLevel()) {
            Damage.deal(play, unit, level, DamageCause.itself(strike.weapon().name()));
        }
    }

    /** Who gave up the last Level is gone now. */
    @Override
    public void afterRoll(Play<CenturyState> play, AttackInProgress strike) {
        Fighter unit = strike.attacker();
        if (strike.takesLastLevel() && unit.isFighting()) {
            Damage.deal(
                    play,
                    unit,
                    unit.points(),
                    DamageCause.itself(strike.weapon().name()));
        }
    }
}
