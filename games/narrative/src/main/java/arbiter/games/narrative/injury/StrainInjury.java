package arbiter.games.narrative.injury;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.maneuver.Prone;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.Optional;

/** Strain at once, and prone for some. Ledger: NAR-CI-1, NAR-CI-9. */
record StrainInjury(boolean prone) implements InjuryTrait {

    @Override
    public void strike(Play<NarrativeState> play, Participant victim, Optional<AttackInProgress> attack) {
        if (prone) {
            Prone.fall(play, victim);
        }
        Suffering.strain(play, victim, 1);
    }
}
