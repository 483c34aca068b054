package arbiter.games.narrative.vehicle.crew;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.vehicle.CrewEffect;
import arbiter.games.narrative.vehicle.Effects;
import arbiter.kernel.Play;

/** Guided weapons find it harder to hit. Ledger: NAR-CA-8. */
final class InterceptProjectiles implements CrewActionTrait {

    @Override
    public void succeed(Play<NarrativeState> play, CrewAttempt attempt) {
        int round = play.state().round();
        Effects.begin(
                play,
                attempt.vehicle(),
                CrewEffect.toTurnStart(
                        CrewEffect.Kind.INTERCEPTION,
                        1 + attempt.additionalPairs(),
                        attempt.one().id(),
                        round));
    }
}
