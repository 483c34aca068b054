package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** The Action of a Turn is over. Ledger: BCG-OP-9. */
public record ActionOver(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.phase = Phase.END;
        Fighter body = state.bodyOf(unit);
        if (state.has(Mark.Kind.FASTER, body)) { // used by this Action or wasted: BCG-AMB-75
            state.remove(Mark.Kind.FASTER, body.id());
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
