package arbiter.games.centuryg.person;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A third of somebody's Plot Armor: the points left in it, and whether it is lost. Ledger: BCG-PLOT-1. */
public record Layer(int points, boolean lost) {

    /** Damage takes points of a Layer of Plot Armor; without points left it is lost. Ledger: BCG-PLOT-1, BCG-PLOT-2. */
    public record LayerHurt(String unit, int layer, int amount) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter fighter = state.unit(unit);
            int left = Math.max(0, fighter.body().layers().get(layer).points() - amount);
            Body.setLayer(fighter, layer, left);
        }

        @Override
        public Line line(CenturyState state) {
            Layer now = state.unit(unit).body().layers().get(layer);
            String rest = now.lost()
                    ? " and loses Layer " + (layer + 1)
                    : ", " + now.points() + " left in Layer " + (layer + 1);
            return tell(state, unit, " takes " + amount + " Damage" + rest);
        }
    }

    /** A whole Layer of Plot Armor is gone at once. Ledger: BCG-PLOT-4, BCG-AMB-21. */
    public record LayerStripped(String unit, int layer, String words) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Body.setLayer(state.unit(unit), layer, 0);
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, " loses Layer " + (layer + 1) + " to " + words);
        }
    }

    /** A Layer of Plot Armor is whole again. Ledger: BCG-HEAL-1. */
    public record LayerRefilled(String unit, int layer, String words) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter fighter = state.unit(unit);
            fighter.set(fighter.body().refilled(layer));
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit, "'s Layer " + (layer + 1) + " is whole again: " + words);
        }
    }
}
