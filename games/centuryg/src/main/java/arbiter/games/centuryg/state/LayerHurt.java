package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Damage takes points of a Layer of Plot Armor; without points left it is lost. Ledger: BCG-PLOT-1, BCG-PLOT-2. */
public record LayerHurt(String unit, int layer, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Body body = state.fighter(unit).body();
        int left = Math.max(0, body.layers().get(layer).points() - amount);
        body.put(layer, new Layer(left, left == 0));
    }

    @Override
    public Line line(CenturyState state) {
        Layer now = state.fighter(unit).body().layers().get(layer);
        String rest =
                now.lost() ? " and loses Layer " + (layer + 1) : ", " + now.points() + " left in Layer " + (layer + 1);
        return CenturyEvent.tell(state, unit, " takes " + amount + " Damage" + rest);
    }
}
