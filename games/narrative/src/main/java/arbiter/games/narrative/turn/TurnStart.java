package arbiter.games.narrative.turn;

import arbiter.games.narrative.environment.SurroundingsEffects;
import arbiter.games.narrative.injury.SufferedInjuries;
import arbiter.games.narrative.power.OngoingPowers;
import arbiter.games.narrative.status.Fire;
import arbiter.games.narrative.token.Tokens;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleTurn;
import arbiter.kernel.Play;

/** What happens when a turn begins, before anything is done in it; thresholds are looked at on the way. Ledger: NAR-TURN-6. */
final class TurnStart {

    private TurnStart() {}

    static void resolve(Play<NarrativeState> play, Participant one) {
        SurroundingsEffects.startOfTurn(play, one); // NAR-ENV-7 to 9
        Fire.startOfTurn(play, one); // NAR-Q-5
        SufferedInjuries.startOfTurn(play, one); // NAR-CI-27
        OngoingPowers.startOfTurn(play, one);
        VehicleTurn.start(play, one);
        Tokens.startOfTurn(play, one); // NAR-SPEND-5
    }
}
