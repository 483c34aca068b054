package arbiter.games.narrative.injury;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.pool.PoolChange;
import arbiter.games.narrative.token.Token;
import arbiter.games.narrative.token.Tokens;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.Optional;

/** The next check is harder. Ledger: NAR-CI-5, NAR-CI-8. */
record NextCheckInjury(PoolChange.Kind change, String name) implements InjuryTrait {

    @Override
    public void strike(Play<NarrativeState> play, Participant victim, Optional<AttackInProgress> attack) {
        Tokens.give(play, victim, Token.next(change, name));
    }
}
