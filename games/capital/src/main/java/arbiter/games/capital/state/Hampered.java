package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A Power Play takes hold of a unit. Ledger: power-play-1. */
public record Hampered(String unit, Hindrance hindrance) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Marks marks = state.combatant(unit).marks;
        List<Hindrance> longer = new ArrayList<>(marks.hindrances);
        longer.add(hindrance);
        marks.hindrances = List.copyOf(longer);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(
                state, unit, " is hampered: " + hindrance.kind().meaning());
    }
}
