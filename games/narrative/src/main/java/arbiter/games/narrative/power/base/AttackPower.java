package arbiter.games.narrative.power.base;

import arbiter.games.narrative.power.BasePowerTrait;
import arbiter.games.narrative.power.Manifestation;
import arbiter.games.narrative.power.PowerPlan;
import arbiter.games.narrative.power.PsychicStrike;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** A combat check against one target. Ledger: NAR-BP-1. */
public record AttackPower() implements BasePowerTrait {

    @Override
    public void manifest(Play<NarrativeState> play, PowerPlan plan) {
        PsychicStrike.resolve(play, plan);
    }

    /** Its hits are those of an attack. */
    @Override
    public void affect(Play<NarrativeState> play, Manifestation power, Participant target) {}
}
