package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.turn.TurnEvents.ActionsLost;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;

/** Part: whether somebody loses the normal actions of the next turn, or has lost those of this one. Ledger: WAS-TURN-8. */
public record LostActions(boolean pending, boolean active) implements Part {

    public static final LostActions NONE = new LostActions(false, false);

    static final LostActions PENDING = new LostActions(true, false);

    /** Several losses before the same turn count once. Ledger: WAS-EFF-7, WAS-INJ-2, WAS-TURN-8. */
    public static void inflict(Play<WastelandState> play, Fighter one, String cause) {
        if (one.present() && !one.lostActions().pending) {
            play.emit(new ActionsLost(one.id(), cause));
        }
    }

    LostActions coming() {
        return new LostActions(true, active);
    }

    LostActions now() {
        return new LostActions(false, pending);
    }

    LostActions over() {
        return pending ? PENDING : NONE;
    }
}
