package arbiter.games.narrative.injury;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Death after the last slot of the next round, unless it is healed. Ledger: NAR-CI-28. */
final class EndIsNigh implements InjuryTrait {

    @Override
    public Injury settle(Play<NarrativeState> play, Participant victim, Injury injury) {
        return injury.killingIn(play.state().round() + 1);
    }

    @Override
    public boolean is(InjuryHindrance asked, Injury injury) {
        return asked == InjuryHindrance.DYING;
    }
}
