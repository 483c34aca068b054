package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.crew.CombinedCrew;
import arbiter.games.centuryg.machine.Supplies;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A Turn is over. Ledger: BCG-OP-9. */
public record TurnEnded(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        TurnPlace.setActed(state.unit(unit), true);
        Fighter body = state.bodyOf(unit);
        CombinedCrew.turnStops(body);
        Supplies.endOvercharge(body);
        state.tick(Clock.Kind.TURN_END, unit);
        Course.next(state);
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
