package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A telepath ties others to itself until its next Full Rest. Ledger: telepathic-link-1, telepathic-link-2. */
public record Linked(String unit, List<String> others) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Kit kit = state.combatant(unit).kit;
        List<String> linked = new ArrayList<>(kit.linked);
        linked.addAll(others);
        kit.linked = List.copyOf(linked);
    }

    @Override
    public Line line(CapitalState state) {
        Line.Builder line = CapitalEvent.tell(state, unit).words(" is linked by thought with ");
        for (int i = 0; i < others.size(); i++) {
            line.words(i == 0 ? "" : ", ")
                    .unit(others.get(i), state.combatant(others.get(i)).name());
        }
        return line.line();
    }
}
