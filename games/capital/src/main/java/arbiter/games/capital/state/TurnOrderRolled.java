package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.List;

/** The turn order stands: places from the highest result down, and the turns that double sixes give before. */
public record TurnOrderRolled(List<Slot> order, List<String> extraTurns) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.order = List.copyOf(order);
        state.extraTurns = List.copyOf(extraTurns);
        state.phase = Phase.TURN_START;
        state.slot = 0;
        state.round = 1;
        state.activity.arrange(state);
    }

    @Override
    public Line line(CapitalState state) {
        Line.Builder line = Line.says().words("Turn order: ");
        for (int i = 0; i < order.size(); i++) {
            Slot slot = order.get(i);
            line.words(i == 0 ? "" : ", ")
                    .unit(slot.combatant(), state.combatant(slot.combatant()).name())
                    .words(" " + slot.result());
        }
        return line.line();
    }
}
