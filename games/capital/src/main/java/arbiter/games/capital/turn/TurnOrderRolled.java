package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import java.util.List;

/** The turn order stands: places from the highest result down, and the turns that double sixes give before. */
public record TurnOrderRolled(List<Slot> order, List<String> extraTurns) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.set(state.sequence().rolled(order, extraTurns));
        state.set(state.progress().at(Phase.TURN_START).inRound(1));
        TurnSequence.arrange(state);
    }

    @Override
    public Line line(CapitalState state) {
        Line.Builder line = Line.says().words("Turn order: ");
        for (int i = 0; i < order.size(); i++) {
            Slot slot = order.get(i);
            line.words(i == 0 ? "" : ", ")
                    .unit(slot.combatant(), state.unit(slot.combatant()).name())
                    .words(" " + slot.result());
        }
        return line.line();
    }
}
