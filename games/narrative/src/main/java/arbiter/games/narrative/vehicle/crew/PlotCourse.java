package arbiter.games.narrative.vehicle.crew;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.vehicle.CrewEffect;
import arbiter.games.narrative.vehicle.Effects;
import arbiter.kernel.Play;

/** Setback dice of hazardous ground taken away. Ledger: NAR-CA-1. */
final class PlotCourse implements CrewActionTrait {

    @Override
    public void succeed(Play<NarrativeState> play, CrewAttempt attempt) {
        int round = play.state().round();
        Effects.begin(
                play,
                attempt.vehicle(),
                CrewEffect.toTurnEnd(
                        CrewEffect.Kind.COURSE, attempt.success(), attempt.one().id(), round));
    }
}
