package arbiter.games.narrative.item;

import arbiter.games.narrative.item.ItemEvents.ItemMoved;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Letting go of what is in hand. Ledger: NAR-INC-1, NAR-SP-C5, NAR-CI-3. */
public final class Dropping {

    private Dropping() {}

    public static void one(Play<NarrativeState> play, Participant holder, CarriedItem item) {
        play.emit(new ItemMoved(holder.id(), item.id(), CarriedItem.Place.GROUND));
    }

    public static void everything(Play<NarrativeState> play, Participant holder) {
        for (CarriedItem item : holder.gear().items()) {
            if (item.place() == CarriedItem.Place.HAND) {
                one(play, holder, item);
            }
        }
    }
}
