package arbiter.games.narrative.power.base;

import arbiter.games.narrative.damage.Recovery;
import arbiter.games.narrative.power.BasePowerTrait;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.effect.BackFromTheBrink;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** A wound for each net success and a strain for each net advantage. Ledger: NAR-BP-9. */
public record HealPower() implements BasePowerTrait {

    @Override
    public void affect(Play<NarrativeState> play, Manifestation power, Participant target) {
        if (!power.choice().has(BackFromTheBrink.class)) {
            Recovery.resolve(play, target, power.netSuccess(), Math.max(0, power.netAdvantage()));
        }
    }
}
