package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Two allies exchange their places in the order. Ledger: BCG-OP-3. */
public record InitiativeSwapped(String unit, String other) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter one = state.fighter(unit);
        Fighter two = state.fighter(other);
        int value = one.initiative;
        one.initiative = two.initiative;
        two.initiative = value;
        int tie = one.tieBreak;
        one.tieBreak = two.tieBreak;
        two.tieBreak = tie;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit)
                .words(" and ")
                .unit(other, state.fighter(other).name())
                .words(" swap Initiative")
                .line();
    }
}
