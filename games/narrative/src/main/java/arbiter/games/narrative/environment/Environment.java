package arbiter.games.narrative.environment;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** The surroundings and what they do. Ledger: NAR-ENV-1 to 12. */
public final class Environment {

    private Environment() {}

    public static void dice(NarrativeState state, CheckInProgress check) {}

    public static void startOfTurn(Play<NarrativeState> play, Participant one) {}
}
