package arbiter.games.capital.mind;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import java.util.List;

/** A telepath ties others to itself until its next Full Rest. Ledger: telepathic-link-1, telepathic-link-2. */
public record Linked(String unit, List<String> others) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.links().and(others));
    }

    @Override
    public Line line(CapitalState state) {
        Line.Builder line = tell(state, unit).words(" is linked by thought with ");
        for (int i = 0; i < others.size(); i++) {
            line.words(i == 0 ? "" : ", ")
                    .unit(others.get(i), state.unit(others.get(i)).name());
        }
        return line.line();
    }
}
