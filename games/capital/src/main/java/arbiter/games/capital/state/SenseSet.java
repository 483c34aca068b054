package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** The table says whether one unit sees or hears another. Ledger: CAP-AMB-12, CAP-AMB-149. */
public record SenseSet(Sense.Word word) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.surroundings.say(word);
    }

    @Override
    public Line line(CapitalState state) {
        String verb = word.works() ? " now " + word.sense() + " " : " no longer " + word.sense() + " ";
        return CapitalEvent.tell(state, word.unit())
                .words(verb)
                .unit(word.other(), state.combatant(word.other()).name())
                .line();
    }
}
