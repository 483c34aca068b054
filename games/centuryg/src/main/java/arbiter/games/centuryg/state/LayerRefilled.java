package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Layer of Plot Armor is whole again. Ledger: BCG-HEAL-1. */
public record LayerRefilled(String unit, int layer, String words) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).body().refill(layer);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, "'s Layer " + (layer + 1) + " is whole again: " + words);
    }
}
