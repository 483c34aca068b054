package arbiter.games.centuryg.person;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

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
