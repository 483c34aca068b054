package arbiter.games.narrative.maneuver;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;

/** Part: whether somebody lies on the ground. Ledger: NAR-MAN-9. */
public record Prone(boolean prone) implements Part {

    public static final Prone UP = new Prone(false);

    /** The maneuver of dropping prone, or of standing up for whoever is. */
    public static void change(Play<NarrativeState> play, Participant one) {
        play.emit(new ProneChanged(one.id(), !one.isProne()));
    }
}
