package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import java.util.Optional;

/** A unit tried to Seize the Initiative: one Action less next turn, and no further try before that turn is over. Ledger: CAP-SEIZE-1, CAP-SEIZE-4, CAP-AMB-91. */
public record InitiativeSeized(String unit, boolean success, boolean owing) implements CapitalEvent {

    /** At the usual price. */
    public InitiativeSeized(String unit, boolean success) {
        this(unit, success, true);
    }

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        if (owing) {
            combatant.set(combatant.turnRecord().seized());
        }
        if (success) {
            state.set(new ActiveUnits(Optional.of(unit), Optional.of(unit)));
        }
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, success ? " seizes the Initiative" : " fails to seize the Initiative");
    }
}
