package arbiter.games.narrative.turn;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** The turn of whoever took none in a round: what happens at its start and what is over at its end. Ledger: NAR-TURN-8. */
final class EmptyTurn {

    private EmptyTurn() {}

    static void resolve(Play<NarrativeState> play, Participant one) {
        TurnStart.resolve(play, one);
        TurnFinish.expire(play, one);
    }
}
