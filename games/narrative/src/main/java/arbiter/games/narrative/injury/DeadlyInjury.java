package arbiter.games.narrative.injury;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.damage.Collapse;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.Optional;

/** Dead. Ledger: NAR-CI-29. */
final class DeadlyInjury implements InjuryTrait {

    @Override
    public void strike(Play<NarrativeState> play, Participant victim, Optional<AttackInProgress> attack) {
        Collapse.die(play, victim);
    }
}
