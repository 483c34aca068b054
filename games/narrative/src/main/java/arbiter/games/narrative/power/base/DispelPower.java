package arbiter.games.narrative.power.base;

import arbiter.games.narrative.power.BasePowerTrait;
import arbiter.games.narrative.power.Dispelling;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** One power on the target ends. Ledger: NAR-BP-7. */
public record DispelPower() implements BasePowerTrait {

    @Override
    public void affect(Play<NarrativeState> play, Manifestation power, Participant target) {
        Dispelling.end(play, power, target);
    }
}
