package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Line;

/** The Action of a Turn is over. Ledger: BCG-OP-9. */
public record ActionOver(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.course().in(Phase.END));
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
        return tell(state, unit, " has acted");
    }
}
