package arbiter.games.gladiators.move;

import arbiter.games.gladiators.move.MoveEvents.StoodStill;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;

/**
 * After dodging out of an Area the next action is a move, shortened by the hexes used, or standing up. The action pays the
 * debt, whichever it is. Ledger: GG-MOV-9, GG-DOD-4, GG-AMB-37.
 */
public final class DodgeDebt {

    private DodgeDebt() {}

    public static boolean isOwed(Gladiator unit) {
        return unit.movement().owes() && unit.isInAction();
    }

    /** Leaves on the menu what the debt allows; where that is nothing, the action goes by. */
    public static void restrict(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (!isOwed(unit)) {
            return;
        }
        menu.removeIf(act -> !(act instanceof MoveAct) && !act.id().equals("stand-up"));
        if (menu.isEmpty()) {
            menu.add(new StandStill());
        }
    }

    /** A Movement of no hexes. Ledger: GG-AMB-37. */
    record StandStill() implements GladiatorAct {

        @Override
        public String id() {
            return "stand-still";
        }

        @Override
        public String text() {
            return "Make up for the dodge";
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            play.emit(new StoodStill(unit.id()));
        }
    }
}
