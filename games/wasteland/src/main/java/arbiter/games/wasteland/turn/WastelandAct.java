package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.tabletop.act.Act;

/** Something that somebody can do in a turn. The turn takes the price; the act does the rest. Ledger: sections 2.7 and 2.8. */
public interface WastelandAct extends Act<WastelandState, Occasion> {

    Price price();

    /** Whether it is an attack. Ledger: WAS-MAJ-2. */
    default boolean isAttack() {
        return false;
    }

    /** Action points that it costs by itself, whatever place in the turn it takes. Ledger: WAS-MOVE-3, WAS-MOVE-4. */
    default int points() {
        return 0;
    }

    /** Whether it is the one movement of a turn. Ledger: WAS-TURN-4. */
    default boolean isMovement() {
        return false;
    }
}
