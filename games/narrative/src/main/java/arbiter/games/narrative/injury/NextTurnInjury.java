package arbiter.games.narrative.injury;

import arbiter.games.narrative.status.Statuses;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** A hindrance for the next turn only. Ledger: NAR-CI-2, NAR-CI-4. */
record NextTurnInjury(InjuryHindrance hindrance) implements InjuryTrait {

    @Override
    public Injury settle(Play<NarrativeState> play, Participant victim, Injury injury) {
        return injury.lasting(Statuses.turns(play.state(), victim, 1));
    }

    @Override
    public boolean is(InjuryHindrance asked, Injury injury) {
        return asked == hindrance && injury.turns() > 0;
    }
}
