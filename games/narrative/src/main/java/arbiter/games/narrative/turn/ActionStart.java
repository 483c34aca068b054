package arbiter.games.narrative.turn;

import arbiter.games.narrative.injury.SufferedInjuries;
import arbiter.games.narrative.turn.TurnEvents.ActionTaken;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** An action of the turn is used. Ledger: NAR-TURN-1, NAR-CHECK-2. */
public final class ActionStart {

    private ActionStart() {}

    public static void pay(Play<NarrativeState> play, Participant one) {
        play.emit(new ActionTaken(one.id()));
        SufferedInjuries.onAction(play, one); // NAR-CI-19
    }
}
