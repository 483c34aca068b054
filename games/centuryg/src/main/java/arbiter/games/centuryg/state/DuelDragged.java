package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** The stronger of two duelists takes both somewhere else. Ledger: BCG-DUEL-4. */
public record DuelDragged(String unit, String opponent, int zone) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.put(state.fighter(unit), zone);
        state.put(state.fighter(opponent), zone);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit)
                .words(" drags ")
                .unit(opponent, state.fighter(opponent).name())
                .words(" to " + state.field().zones().text(zone))
                .line();
    }
}
