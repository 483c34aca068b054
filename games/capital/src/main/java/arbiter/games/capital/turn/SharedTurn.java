package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.HouseRule;

/** How an owner and a Companion share a turn: one acts, the Actions of the other wait. Ledger: CAP-AMB-34. */
public final class SharedTurn {

    private SharedTurn() {}

    /** Goes on with whoever still has Actions, or ends the turn. */
    static void goOn(CapitalState state) {
        for (Combatant unit : state.units()) {
            if (unit.waiting() > 0) {
                takeOver(state, unit);
                return;
            }
        }
        state.set(state.progress().at(Phase.TURN_END));
    }

    /** Uses up Actions of the turn; where owner and Companion have theirs in common, the other has fewer too. */
    public static void spend(CapitalState state, int actions) {
        state.set(state.progress().withActions(state.actionsLeft() - actions));
        if (state.rules().has(HouseRule.SHARED_ACTIONS)) {
            for (Combatant unit : state.units()) {
                unit.set(unit.turnRecord().withWaiting(Math.max(0, unit.waiting() - actions)));
            }
        }
    }

    static void takeOver(CapitalState state, Combatant unit) {
        Combatant before = state.acting().orElseThrow();
        before.set(before.turnRecord().withWaiting(state.actionsLeft()));
        state.set(state.progress().actedBy(unit.id(), unit.waiting()));
        state.set(state.activeUnits().withActive(unit.id()));
        unit.set(unit.turnRecord().withWaiting(0));
    }
}
