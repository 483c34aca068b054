package arbiter.games.centuryg.match;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** The gamemaster says whether it is hot or cold enough here. Ledger: temperature. */
public record SurroundingsSet(boolean harsh) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.scene().withHarsh(harsh));
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of(harsh ? "It is bitterly cold or scorching hot here" : "The air is mild here");
    }
}
