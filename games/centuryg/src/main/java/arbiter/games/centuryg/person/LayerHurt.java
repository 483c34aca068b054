package arbiter.games.centuryg.person;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

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
        String rest =
                now.lost() ? " and loses Layer " + (layer + 1) : ", " + now.points() + " left in Layer " + (layer + 1);
        return tell(state, unit, " takes " + amount + " Damage" + rest);
    }
}
