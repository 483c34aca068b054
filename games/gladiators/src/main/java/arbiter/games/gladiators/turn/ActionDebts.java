package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.tabletop.unit.Part;

/** Part: actions that the next turn will lack: one if stunned, one for each Quick use. Ledger: GG-TRN-2, GG-QCK-2, GG-RES-8. */
public record ActionDebts(boolean stunned, int quick) implements Part {

    public static final ActionDebts NONE = new ActionDebts(false, 0);

    private static final int ACTIONS = 2;

    /** Actions of a turn that began now. */
    public int actionsDue() {
        return Math.max(0, ACTIONS - (stunned ? 1 : 0) - quick);
    }

    public ActionDebts stunned(boolean now) {
        return new ActionDebts(now, quick);
    }

    public ActionDebts quickUse() {
        return new ActionDebts(stunned, quick + 1);
    }

    /** For events: one more action of the next turn is owed. */
    public static void owe(Gladiator unit) {
        unit.set(unit.debts().quickUse());
    }

    /** For the gamemaster's hand. */
    public static void stun(Gladiator unit, boolean stunned) {
        unit.set(unit.debts().stunned(stunned));
    }
}
