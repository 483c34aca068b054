package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.AttackEffect;
import arbiter.games.narrative.power.PowerAttack;

/** A Blast of the Attack reaches everybody within short range of the target. Ledger: NAR-FX-ATT-14. */
public record WideBlast() implements AttackEffect {

    @Override
    public PowerAttack changed(PowerAttack attack, int ranks) {
        return attack.withWideBlast();
    }
}
