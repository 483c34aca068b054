package arbiter.games.centuryg.duel;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** Two Units are in a Duel. Ledger: BCG-DUEL-1. */
public record DuelBegan(String unit, String opponent) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.unit(unit).set(DuelPartner.with(opponent));
        state.unit(opponent).set(DuelPartner.with(unit));
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
