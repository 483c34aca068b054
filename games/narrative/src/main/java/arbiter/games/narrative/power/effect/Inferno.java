package arbiter.games.narrative.power.effect;

import arbiter.games.narrative.power.AttackEffect;
import arbiter.games.narrative.power.PowerAttack;

/** The Pierce of the Attack counts for its Burn too, which is harder to put out by 2 difficulty dice. Ledger: NAR-FX-ATT-15. */
public record Inferno() implements AttackEffect {

    public static final int HARDER = 2;

    @Override
    public PowerAttack changed(PowerAttack attack, int ranks) {
        return attack.withInferno();
    }
}
