package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.PostureEvents.DroppedProne;
import arbiter.games.wasteland.zone.PostureEvents.FellProne;
import arbiter.games.wasteland.zone.PostureEvents.LeftCover;
import arbiter.games.wasteland.zone.PostureEvents.StoodUp;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;

/**
 * Part: whether somebody is prone, and whether somebody has come out from behind cover by a complication. Ledger: section
 * 2.10, comp-exposed.
 */
public record Posture(boolean prone, boolean exposed) implements Part {

    public static final Posture UPRIGHT = new Posture(false, false);

    /** Knocks somebody down who is still standing. Ledger: WAS-PRONE-1. */
    public static void fall(Play<WastelandState> play, Fighter one) {
        if (!one.isProne() && one.present()) {
            play.emit(new FellProne(one.id()));
        }
    }

    /** Lies down by choice. Ledger: WAS-PRONE-1. */
    public static void drop(Play<WastelandState> play, Fighter one) {
        play.emit(new DroppedProne(one.id()));
    }

    /** Ledger: WAS-PRONE-6. */
    public static void stand(Play<WastelandState> play, Fighter one) {
        play.emit(new StoodUp(one.id()));
    }

    /** For events: whoever has moved uses cover again as usual. */
    public static void settle(Fighter one) {
        if (one.posture().exposed) {
            one.set(one.posture().exposing(false));
        }
    }

    /** Somebody has come out from behind cover. Ledger: comp-exposed. */
    public static void expose(Play<WastelandState> play, Fighter one) {
        play.emit(new LeftCover(one.id()));
    }

    /** For setting up a table and the gamemaster's hand. */
    public static void put(Fighter one, boolean prone) {
        one.set(one.posture().lying(prone));
    }

    Posture lying(boolean now) {
        return new Posture(now, exposed);
    }

    Posture exposing(boolean now) {
        return new Posture(prone, now);
    }
}
