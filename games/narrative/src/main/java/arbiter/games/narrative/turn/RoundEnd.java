package arbiter.games.narrative.turn;

import arbiter.games.narrative.attack.GuidedShots;
import arbiter.games.narrative.injury.SufferedInjuries;
import arbiter.games.narrative.spend.BoughtEffects;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleRound;
import arbiter.kernel.Play;

/** What happens after the last slot of a round. Ledger: section 5.1, step 8. */
final class RoundEnd {

    private RoundEnd() {}

    static void resolve(Play<NarrativeState> play) {
        NarrativeState state = play.state();
        for (Participant one : state.units()) {
            if (!one.turn().acted() && !one.vitals().dead()) {
                EmptyTurn.resolve(play, one); // NAR-TURN-8
            }
        }
        GuidedShots.resolve(play); // NAR-Q-12
        SufferedInjuries.endOfRound(play); // NAR-CI-28
        VehicleRound.end(play); // NAR-SINK-1, NAR-COMP-5, NAR-CH-10, NAR-CH-11
        BoughtEffects.endOfRound(play); // NAR-SPEND-7
    }
}
