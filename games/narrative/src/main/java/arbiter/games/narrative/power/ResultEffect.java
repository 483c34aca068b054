package arbiter.games.narrative.power;

import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Extension point: something that happens to each target when the check has succeeded. */
public interface ResultEffect extends EffectTrait {

    void resolve(Play<NarrativeState> play, Manifestation power, PowerEffect effect, Participant target);

    /** What happens to each target when it has failed: mostly nothing. */
    default void failed(Play<NarrativeState> play, Manifestation power, Participant target) {}
}
