package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A Layer of the pilot's Plot Armor goes, and Systems decides whether the pilot stands it. Ledger: invasive. */
public record PilotAssailed(String unit, int layer, int die, int systems, int needed) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        if (fighter.hasBody()) {
            fighter.body().put(layer, new Layer(0, true));
        } else {
            fighter.cockpit.layersLost++;
        }
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit)
                .words("'s pilot loses Layer " + (layer + 1) + ": ")
                .sum(Integer.toString(die), die, Modifiers.of("Systems", systems))
                .words(" against " + needed + (die + systems >= needed ? ", holds on" : ", breaks down"))
                .line();
    }
}
