package arbiter.games.narrative.status;

import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** What burns goes on burning. Ledger: NAR-Q-5, NAR-ENV-8. */
public final class Fire {

    private Fire() {}

    /** Somebody burns for so many of its turns. */
    public static void burn(Play<NarrativeState> play, Participant one, AttackSource source, int turns) {}

    public static void startOfTurn(Play<NarrativeState> play, Participant one) {}
}
