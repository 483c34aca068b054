package arbiter.games.capital.check;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import java.util.List;

/** Any rest ends the trainings that were only on loan. Ledger: CAP-REST-5. */
public record LoansEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.prestige().withLoans(List.of()));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " no longer counts as trained by Prestige");
    }
}
