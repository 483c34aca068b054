package arbiter.games.capital.mind;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** The table says whether one unit sees or hears another. Ledger: CAP-AMB-12, CAP-AMB-149. */
public record SenseSet(Sense.Word word) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.set(state.senses().and(word));
    }

    @Override
    public Line line(CapitalState state) {
        String verb = word.works() ? " now " + word.sense() + " " : " no longer " + word.sense() + " ";
        return tell(state, word.unit())
                .words(verb)
                .unit(word.other(), state.unit(word.other()).name())
                .line();
    }
}
