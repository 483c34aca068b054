package arbiter.games.narrative.power.base;

import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.power.BasePowerTrait;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.effect.CompelStrength;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** 1 strain for each net success, and more with Strength. Ledger: NAR-BP-5, NAR-FX-COM-8. */
public record CompelPower() implements BasePowerTrait {

    private static final int STRENGTH = 2;

    @Override
    public void affect(Play<NarrativeState> play, Manifestation power, Participant target) {
        int more = power.choice().has(CompelStrength.class) ? STRENGTH + power.bought(CompelStrength.class) : 0;
        Suffering.strain(play, target, power.netSuccess() + more);
    }
}
