package arbiter.games.narrative.injury;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.Optional;

/** The attacker may attack again at once. Ledger: NAR-CI-16. */
final class Overpowered implements InjuryTrait {

    @Override
    public void strike(Play<NarrativeState> play, Participant victim, Optional<AttackInProgress> attack) {
        attack.ifPresent(AttackInProgress::overpower);
    }
}
