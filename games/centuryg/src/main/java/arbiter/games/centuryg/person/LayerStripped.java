package arbiter.games.centuryg.person;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

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
