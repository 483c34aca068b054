package arbiter.games.capital.check;

import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A unit counts as trained until its next rest. Ledger: ill-give-it-a-go. */
public record TrainingLent(String unit, Training training) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        List<Training> loans = new ArrayList<>(combatant.prestige().onLoan());
        loans.add(training);
        combatant.set(combatant.prestige().withLoans(loans));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " counts as trained with " + training.name() + " until the next rest");
    }
}
