package arbiter.games.capital.move;

import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Part;

/**
 * How a unit got about: the turn in which it last took a Move Action and how many it took in that turn, for how many
 * turns it has been falling, and how far so far, in millimetres.
 */
public record MovementRecord(int turn, int moves, int fallTurns, int fallen) implements Part {

    public static final MovementRecord NONE = new MovementRecord(0, 0, 0, 0);

    /** For tables set up with somebody in mid-air: the first ten metres are behind it. Ledger: CAP-FALL-1. */
    public static void startFalling(Combatant unit) {
        unit.set(unit.movement().fellOn().fell(Fall.FIRST));
    }

    /** How many Move Actions it has taken in that turn, whoever's turn it is. Ledger: CAP-AMB-74. */
    public int movesIn(int thatTurn) {
        return turn == thatTurn ? moves : 0;
    }

    public boolean isFalling() {
        return fallTurns > 0;
    }

    MovementRecord moved(int thatTurn) {
        return new MovementRecord(thatTurn, movesIn(thatTurn) + 1, fallTurns, fallen);
    }

    MovementRecord fellOn() {
        return new MovementRecord(turn, moves, fallTurns + 1, fallen);
    }

    MovementRecord fell(int millimetres) {
        return new MovementRecord(turn, moves, fallTurns, fallen + millimetres);
    }

    MovementRecord landed() {
        return new MovementRecord(turn, moves, 0, 0);
    }
}
