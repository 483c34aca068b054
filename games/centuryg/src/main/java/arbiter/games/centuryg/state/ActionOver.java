package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** The Action of a Turn is over. Ledger: BCG-OP-9. */
public record ActionOver(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.phase = Phase.END;
        if (state.has(Mark.Kind.FASTER, state.fighter(unit))) { // used by this Action or wasted: BCG-AMB-75
            state.remove(Mark.Kind.FASTER, unit);
        }
    }

    @Override
    public boolean isLogged() {
        return false;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " has acted");
    }
}
