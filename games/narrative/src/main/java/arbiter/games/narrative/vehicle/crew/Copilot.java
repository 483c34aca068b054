package arbiter.games.narrative.vehicle.crew;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.CrewEffect;
import arbiter.games.narrative.vehicle.Effects;
import arbiter.games.narrative.vehicle.Seat;
import arbiter.kernel.Play;

/** The pilot's next Driving check is downgraded. Ledger: NAR-CA-2. */
final class Copilot implements CrewActionTrait {

    /** Somebody else has to be the pilot. */
    @Override
    public boolean isPossible(NarrativeState state, Participant one, Participant vehicle) {
        return one.aboard().seat() != Seat.PILOT;
    }

    @Override
    public void succeed(Play<NarrativeState> play, CrewAttempt attempt) {
        int round = play.state().round();
        Effects.begin(
                play,
                attempt.vehicle(),
                CrewEffect.untilUsed(
                        CrewEffect.Kind.COPILOT,
                        attempt.success(),
                        attempt.one().id(),
                        round));
    }
}
