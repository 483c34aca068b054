package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;

/**
 * A unit is Active while it takes an Action, is about to, or has just taken one; never two at once. Instants need it,
 * Reactions do not. Ledger: CAP-KEY-ACTIVE, CAP-KEY-INSTANT, CAP-KEY-REACTION.
 */
public final class Active {

    private Active() {}

    /** Whether it may use Instants now; not during its Overwatch Attacks, when the mover is Active. CAP-AMB-87. */
    public static boolean is(CapitalState state, Combatant unit) {
        return state.active().isPresent() && state.active().get().equals(unit.id());
    }

    /** Whether what it does now is a seized Action: no Heavy limit, no Attack Counters. Ledger: CAP-SEIZE-5. */
    public static boolean seizing(CapitalState state, Combatant unit) {
        return state.seizing().isPresent() && state.seizing().get().equals(unit.id());
    }

    /** In Critical Condition nothing that grants Actions lifts the limit of one in the own turn. CAP-AMB-86. */
    public static boolean mayBeGranted(CapitalState state, Combatant unit) {
        boolean ownTurn = state.acting().isPresent() && state.acting().get() == unit;
        return unit.isUp() || unit.isCritical() && !(ownTurn && unit.actionsTaken() > 0);
    }
}
