package arbiter.games.narrative.maneuver;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** What of earlier maneuvers is over when somebody's turn ends. Ledger: NAR-MAN-3, NAR-MAN-4, NAR-MAN-13, NAR-TURN-5. */
public final class LastingManeuvers {

    private LastingManeuvers() {}

    public static void endOfTurn(Play<NarrativeState> play, Participant one) {
        int round = play.state().round();
        if (one.aiming().untilRound() <= round) {
            AimManeuver.lose(play, one);
        }
        if (one.guard().raised() && one.guard().untilRound() <= round) {
            GuardedStance.end(play, one);
        }
        if (one.assistance().untilRound() <= round) {
            Assistance.end(play, one);
        }
    }
}
