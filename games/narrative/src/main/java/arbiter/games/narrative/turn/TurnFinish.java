package arbiter.games.narrative.turn;

import arbiter.games.narrative.injury.SufferedInjuries;
import arbiter.games.narrative.item.Breakage;
import arbiter.games.narrative.maneuver.LastingManeuvers;
import arbiter.games.narrative.power.OngoingPowers;
import arbiter.games.narrative.spend.BoughtEffects;
import arbiter.games.narrative.status.Statuses;
import arbiter.games.narrative.turn.TurnEvents.TurnEnded;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleTurn;
import arbiter.kernel.Play;

/** What is over when a turn ends. Ledger: NAR-TURN-5, section 5.1, step 7. */
final class TurnFinish {

    private TurnFinish() {}

    static void resolve(Play<NarrativeState> play, Participant one) {
        VehicleTurn.finish(play, one); // NAR-VEH-8
        expire(play, one);
        play.emit(new TurnEnded(one.id()));
    }

    /** Whatever lasts to the end of a turn of this one. */
    static void expire(Play<NarrativeState> play, Participant one) {
        LastingManeuvers.endOfTurn(play, one);
        Statuses.endOfTurn(play, one);
        SufferedInjuries.endOfTurn(play, one);
        Breakage.endOfTurn(play, one); // NAR-SPEND-8
        BoughtEffects.endOfTurn(play, one); // NAR-SPEND-7
        OngoingPowers.endOfTurn(play, one); // NAR-PSY-8
    }
}
