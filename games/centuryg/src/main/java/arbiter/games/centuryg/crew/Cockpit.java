package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.machine.Outfit;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/**
 * The machine a Core came from, whose player plays the Core, and the Layers taken through the hull from a pilot of whom
 * nothing else is known. Ledger: BCG-CORE-3, invasive.
 */
public record Cockpit(Optional<String> machine, int layersLost) implements Part {

    public static final Cockpit UNTOUCHED = new Cockpit(Optional.empty(), 0);

    Cockpit withLayerLost() {
        return new Cockpit(machine, layersLost + 1);
    }

    Cockpit from(String unit) {
        return new Cockpit(Optional.of(unit), layersLost);
    }

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

    /** A pilot is defeated inside a machine that runs on without one. Ledger: BCG-AMB-49. */
    public record PilotLost(String unit) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter machine = state.unit(unit);
            Outfit.leave(machine, Hull.EMPTY);
            GenrePoints.lose(machine);
            EnergyCapacity.settle(state);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, "'s pilot is defeated, the machine runs on by itself");
        }
    }

    /** Somebody is outside a machine from now on. Ledger: BCG-AMB-50, BCG-AMB-52. */
    public record SteppedOut(String unit) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter fighter = state.unit(unit);
            Body.stepOut(fighter);
            UnitCondition.setFate(fighter, UnitFate.FIGHTING);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " is on foot");
        }
    }
}
