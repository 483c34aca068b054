package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import java.util.List;

/** The order of turns is settled for the whole combat. Ledger: GG-INI-1, GG-AMB-58. */
public record TurnOrderSettled(List<String> order) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        state.set(TurnSequence.of(order));
        state.set(state.progress().in(Phase.TURN_START));
    }

    @Override
    public Line line(GladiatorsState state) {
        Line.Builder line = Line.says(ruleWords()::linked).words("Turn order: ");
        for (int i = 0; i < order.size(); i++) {
            line.words(i == 0 ? "" : ", ")
                    .unit(order.get(i), state.unit(order.get(i)).name());
        }
        return line.line();
    }
}
