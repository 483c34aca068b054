package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Training;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A unit counts as trained until its next rest. Ledger: ill-give-it-a-go. */
public record TrainingLent(String unit, Training training) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Kit kit = state.combatant(unit).kit;
        List<Training> loans = new ArrayList<>(kit.onLoan);
        loans.add(training);
        kit.onLoan = List.copyOf(loans);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " counts as trained with " + training.name() + " until the next rest");
    }
}
