package arbiter.games.narrative.item;

import arbiter.games.narrative.item.ItemEvents.DisabledItemsWaned;
import arbiter.games.narrative.item.ItemEvents.ItemDamaged;
import arbiter.games.narrative.item.ItemEvents.ItemDisabled;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Damaging things. Ledger: NAR-CHAR-5, NAR-Q-23, NAR-SP-D2, NAR-SP-TT1. */
public final class Breakage {

    private Breakage() {}

    public static void damage(Play<NarrativeState> play, Participant owner, CarriedItem item, int steps) {
        play.emit(new ItemDamaged(owner.id(), item.id(), steps));
    }

    public static void destroy(Play<NarrativeState> play, Participant owner, CarriedItem item) {
        damage(play, owner, item, Condition.DESTROYED.ordinal());
    }

    /** Of no use for so many ends of its owner's turns. Ledger: NAR-SPEND-8. */
    public static void disable(Play<NarrativeState> play, Participant owner, CarriedItem item, int turns) {
        play.emit(new ItemDisabled(owner.id(), item.id(), turns));
    }

    public static void endOfTurn(Play<NarrativeState> play, Participant one) {
        for (CarriedItem item : one.gear().items()) {
            if (item.unusableTurns() > 0) {
                play.emit(new DisabledItemsWaned(one.id()));
                return;
            }
        }
    }
}
