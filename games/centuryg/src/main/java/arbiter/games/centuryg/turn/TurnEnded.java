package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A Turn is over. Ledger: BCG-OP-9. */
public record TurnEnded(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.turnPlace().withActed(true));
        Fighter body = state.bodyOf(unit);
        body.set(body.crew().silent());
        body.set(body.supplies().withEnergy(body.supplies().energy().grant(0))); // an Overcharge ends: BCG-AMB-115
        state.tick(Clock.Kind.TURN_END, unit);
        state.set(state.course().in(Phase.NEXT_TURN));
    }

    @Override
    public boolean isLogged() {
        return false;
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, "'s Turn is over");
    }
}
