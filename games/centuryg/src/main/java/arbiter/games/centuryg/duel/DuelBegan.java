package arbiter.games.centuryg.duel;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** Two Units are in a Duel. Ledger: BCG-DUEL-1. */
public record DuelBegan(String unit, String opponent) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        DuelPartner.pair(state.unit(unit), state.unit(opponent));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" and ")
                .unit(opponent, state.unit(opponent).name())
                .words(" are in a Duel")
                .line();
    }
}
