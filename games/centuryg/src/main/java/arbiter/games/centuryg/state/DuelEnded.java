package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Duel is over. Ledger: BCG-DUEL-9. */
public record DuelEnded(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Duels.end(state, state.fighter(unit));
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, "'s Duel is over");
    }
}
