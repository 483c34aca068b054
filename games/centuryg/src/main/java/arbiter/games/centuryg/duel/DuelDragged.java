package arbiter.games.centuryg.duel;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** The stronger of two duelists takes both somewhere else. Ledger: BCG-DUEL-4. */
public record DuelDragged(String unit, String opponent, int zone) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.put(state.unit(unit), zone);
        state.put(state.unit(opponent), zone);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" drags ")
                .unit(opponent, state.unit(opponent).name())
                .words(" to " + state.field().zones().text(zone))
                .line();
    }
}
