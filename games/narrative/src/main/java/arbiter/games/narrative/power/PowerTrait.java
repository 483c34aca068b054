package arbiter.games.narrative.power;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** What a base power does. Ledger: NAR-PSY-3, table 3.9. */
public interface PowerTrait {

    /** The whole of it, from the check to the strain. An Attack is a combat check; all others go this way. */
    default void manifest(Play<NarrativeState> play, PowerPlan plan) {
        Manifest.resolve(play, new Manifestation(play.state(), plan));
    }

    /** What happens to each target when the check has succeeded. */
    void affect(Play<NarrativeState> play, Manifestation power, Participant target);

    /** What happens where it is on no character but on an object. */
    default void affectObject(Play<NarrativeState> play, Manifestation power) {}
}
