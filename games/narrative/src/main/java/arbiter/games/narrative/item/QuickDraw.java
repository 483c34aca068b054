package arbiter.games.narrative.item;

import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.turn.TurnEvents.QuickDrawUsed;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** The talent Quick Draw: managing gear once in a round as an incidental. */
final class QuickDraw {

    private QuickDraw() {}

    static Price price(Participant one) {
        boolean quick = one.profile().rank("quick-draw") > 0 && !one.turn().quickDrawUsed();
        return quick ? Price.INCIDENTAL : Price.MANEUVER;
    }

    static void used(Play<NarrativeState> play, Participant one, Price price, boolean dropped) {
        if (price == Price.INCIDENTAL && !dropped) {
            play.emit(new QuickDrawUsed(one.id()));
        }
    }
}
