package arbiter.games.narrative.power.base;

import arbiter.games.narrative.power.BasePowerTrait;
import arbiter.games.narrative.power.LastingStart;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Augment, Barrier and Curse: the power lasts on its target. Ledger: NAR-BP-2, NAR-BP-4, NAR-BP-6. */
public record LastingPower() implements BasePowerTrait {

    @Override
    public void affect(Play<NarrativeState> play, Manifestation power, Participant target) {
        LastingStart.begin(play, power, target);
    }
}
