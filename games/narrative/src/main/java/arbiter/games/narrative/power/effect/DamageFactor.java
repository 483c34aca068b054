package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.AttackEffect;
import arbiter.games.narrative.power.PowerAttack;

/** The Attack does so many times the characteristic. Ledger: NAR-FX-ATT-14. */
public record DamageFactor(int factor) implements AttackEffect {

    @Override
    public PowerAttack changed(PowerAttack attack, int ranks) {
        return attack.withFactor(factor);
    }
}
