package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit tried to Seize the Initiative: one Action less next turn, and no further try before that turn is over. Ledger: CAP-SEIZE-1, CAP-SEIZE-4, CAP-AMB-91. */
public record InitiativeSeized(String unit, boolean success, boolean owing) implements CapitalEvent {

    /** At the usual price. */
    public InitiativeSeized(String unit, boolean success) {
        this(unit, success, true);
    }

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        if (owing) {
            combatant.seizeDebt = 1;
            combatant.seizeLock = 1;
        }
        if (success) {
            state.activity.active = unit;
            state.activity.seizing = unit;
        }
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, success ? " seizes the Initiative" : " fails to seize the Initiative");
    }
}
