package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
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
        String separator = "";
        for (Slot slot : order) {
            Combatant unit = state.unit(slot.combatant());
            if (!unit.isHidden()) { // everybody reads this; the others' rolls stand in lines of their own
                line.words(separator).unit(unit.id(), unit.name()).words(" " + slot.result());
                separator = ", ";
            }
        }
        return line.line();
    }
}
