package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Two Units are in a Duel. Ledger: BCG-DUEL-1. */
public record DuelBegan(String unit, String opponent) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).duel = opponent;
        state.fighter(opponent).duel = unit;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit)
                .words(" and ")
                .unit(opponent, state.fighter(opponent).name())
                .words(" are in a Duel")
                .line();
    }
}
