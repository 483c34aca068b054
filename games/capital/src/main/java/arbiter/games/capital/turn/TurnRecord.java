package arbiter.games.capital.turn;

import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Part;

/**
 * What a unit has done in its turn and what it owes: Moves and Actions taken, Actions that wait while the other one of
 * an owner and a Companion acts, the Action owed for Seizing the Initiative, those lost to terror, and how long it may
 * not Seize again.
 */
public record TurnRecord(int moves, int actionsTaken, int waiting, int seizeDebt, int terrified, SeizeLock seizeLock)
        implements Part {

    public static final TurnRecord NONE = new TurnRecord(0, 0, 0, 0, 0, SeizeLock.FREE);

    /** Whether a unit may Seize the Initiative: not until the end of its turn after it did. Ledger: CAP-SEIZE-4. */
    public enum SeizeLock {
        FREE,
        LOCKED,
        /** The turn that ends it has begun. */
        ENDING
    }

    TurnRecord tookAction() {
        return new TurnRecord(moves, actionsTaken + 1, waiting, seizeDebt, terrified, seizeLock);
    }

    TurnRecord withWaiting(int actions) {
        return new TurnRecord(moves, actionsTaken, actions, seizeDebt, terrified, seizeLock);
    }

    TurnRecord seized() {
        return new TurnRecord(moves, actionsTaken, waiting, 1, terrified, SeizeLock.LOCKED);
    }

    /** A turn begins: the debt is paid. */
    TurnRecord startedAnew() {
        return new TurnRecord(0, 0, waiting, 0, 0, seizeLock == SeizeLock.LOCKED ? SeizeLock.ENDING : seizeLock);
    }

    TurnRecord ended() {
        return new TurnRecord(
                moves,
                actionsTaken,
                waiting,
                seizeDebt,
                terrified,
                seizeLock == SeizeLock.ENDING ? SeizeLock.FREE : seizeLock);
    }

    /** A combat has ended: nothing is owed any more. */
    TurnRecord settled() {
        return new TurnRecord(moves, actionsTaken, waiting, 0, 0, SeizeLock.FREE);
    }

    /** One Action less on the next turn. Ledger: CAP-AMB-124. */
    public static void terrify(Combatant unit) {
        TurnRecord now = unit.turnRecord();
        unit.set(new TurnRecord(
                now.moves, now.actionsTaken, now.waiting, now.seizeDebt, now.terrified + 1, now.seizeLock));
    }

    /** One more Move Action of the turn. */
    public static void countMove(Combatant unit) {
        TurnRecord now = unit.turnRecord();
        unit.set(new TurnRecord(
                now.moves + 1, now.actionsTaken, now.waiting, now.seizeDebt, now.terrified, now.seizeLock));
    }
}
