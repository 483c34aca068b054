package arbiter.games.narrative.turn;

import arbiter.games.narrative.heal.Rest;
import arbiter.games.narrative.status.Fear;
import arbiter.games.narrative.turn.TurnEvents.EncounterEnded;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** The gamemaster ends an encounter: fear is over, and everybody recovers from strain. Ledger: NAR-CHECK-4, NAR-HEAL-4. */
public final class EncounterFinish {

    private EncounterFinish() {}

    public static void resolve(Play<NarrativeState> play) {
        for (Participant one : play.state().units()) {
            Fear.endOfEncounter(play, one); // NAR-CHECK-4
            if (one.present()) {
                Rest.afterEncounter(play, one); // NAR-HEAL-4
            }
        }
        play.emit(new EncounterEnded());
    }
}
