package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A Layer of the pilot's Plot Armor goes, and Systems decides whether the pilot stands it. Ledger: invasive. */
public record LayerStripped(String unit, int layer, int die, int systems, int needed) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).cockpit.layersLost++;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit)
                .words("'s pilot loses Layer " + layer + ": ")
                .sum(Integer.toString(die), die, Modifiers.of("Systems", systems))
                .words(" against " + needed + (die + systems >= needed ? ", holds on" : ", breaks down"))
                .line();
    }
}
