package arbiter.games.centuryg.duel;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** A Duel is over. Ledger: BCG-DUEL-9. */
public record DuelEnded(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Duels.end(state, state.unit(unit));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, "'s Duel is over");
    }
}
