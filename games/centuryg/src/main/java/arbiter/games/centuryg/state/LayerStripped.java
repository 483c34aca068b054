package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A whole Layer of Plot Armor is gone at once. Ledger: BCG-PLOT-4, BCG-AMB-21. */
public record LayerStripped(String unit, int layer, String words) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).body().put(layer, new Layer(0, true));
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " loses Layer " + (layer + 1) + " to " + words);
    }
}
