package arbiter.games.capital.state;

/** How an owner and a Companion share a turn: one acts, the Actions of the other wait. Ledger: CAP-AMB-34. */
final class Sharing {

    private Sharing() {}

    /** Goes on with whoever still has Actions, or ends the turn. */
    static void goOn(CapitalState state) {
        for (Combatant unit : state.combatants()) {
            if (unit.waiting > 0) {
                takeOver(state, unit);
                return;
            }
        }
        state.phase = Phase.TURN_END;
    }

    /** Uses up Actions of the turn; where owner and Companion have theirs in common, the other has fewer too. */
    static void spend(CapitalState state, int actions) {
        state.actionsLeft -= actions;
        if (state.rules().has(HouseRule.SHARED_ACTIONS)) {
            for (Combatant unit : state.combatants()) {
                unit.waiting = Math.max(0, unit.waiting - actions);
            }
        }
    }

    static void takeOver(CapitalState state, Combatant unit) {
        state.combatant(state.acting).waiting = state.actionsLeft;
        state.acting = unit.id();
        state.activity.active = unit.id();
        state.actionsLeft = unit.waiting;
        unit.waiting = 0;
    }

    /** Nobody is left to command the Companions of somebody who is out. */
    static void cutOff(CapitalState state, String owner) {
        for (Combatant unit : state.combatants()) {
            if (unit.bond != null && unit.bond.owner().equals(owner)) {
                unit.bond = new Bond(owner, true);
            }
        }
    }

    /** Whose Energy a unit spends: a Companion shares its owner's. Ledger: CAP-SIG-6. */
    static Combatant purse(CapitalState state, Combatant unit) {
        return unit.bond == null ? unit : state.combatant(unit.bond.owner());
    }
}
