package arbiter.games.narrative.maneuver;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;

/** Part: whether somebody lies on the ground, and whether that no longer protects it from shots. Ledger: NAR-MAN-9. */
public record Prone(boolean prone, boolean exposed) implements Part {

    public static final Prone UP = new Prone(false, false);

    /** For the gamemaster's hand: lying on the ground or not. */
    public static void put(Participant one, boolean lies) {
        one.set(new Prone(lies, false));
    }

    /** Somebody is thrown to the ground. */
    public static void fall(Play<NarrativeState> play, Participant one) {
        if (!one.isProne()) {
            play.emit(new ProneChanged(one.id(), true));
        }
    }

    /** Shots find whoever lies there as easily as others. Ledger: NAR-SP-H2. */
    static void expose(Play<NarrativeState> play, Participant one) {
        play.emit(new ProneExposed(one.id()));
    }

    /** The maneuver of dropping prone, or of standing up for whoever is. */
    public static void change(Play<NarrativeState> play, Participant one) {
        play.emit(new ProneChanged(one.id(), !one.isProne()));
    }
}
