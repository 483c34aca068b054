package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A Layer of the pilot's Plot Armor goes, and Systems decides whether the pilot stands it. Ledger: invasive. */
public record PilotAssailed(String unit, int layer, int die, int systems, int needed) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        if (fighter.hasBody()) {
            Body.setLayer(fighter, layer, 0);
        } else {
            fighter.set(fighter.cockpit().withLayerLost());
        }
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words("'s pilot loses Layer " + (layer + 1) + ": ")
                .sum(Integer.toString(die), die, Modifiers.of("Systems", systems))
                .words(" against " + needed + (die + systems >= needed ? ", holds on" : ", breaks down"))
                .line();
    }
}
