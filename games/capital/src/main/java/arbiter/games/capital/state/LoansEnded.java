package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.List;

/** Any rest ends the trainings that were only on loan. Ledger: CAP-REST-5. */
public record LoansEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).kit.onLoan = List.of();
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " no longer counts as trained by Prestige");
    }
}
