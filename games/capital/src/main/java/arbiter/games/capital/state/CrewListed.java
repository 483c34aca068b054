package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A scanner knows another one from now on. Ledger: mgs. */
public record CrewListed(String unit, String other) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Kit kit = state.combatant(unit).kit;
        List<String> crew = new ArrayList<>(kit.crewList);
        crew.add(other);
        kit.crewList = List.copyOf(crew);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit)
                .words(" puts the scanner of ")
                .unit(other, state.combatant(other).name())
                .words(" on the Crew List")
                .line();
    }
}
