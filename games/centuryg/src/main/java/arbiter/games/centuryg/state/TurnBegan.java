package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import java.util.List;

/** A Turn begins: what was tied to it is over, and Energy is back. Ledger: BCG-OP-7, BCG-OP-13. */
public record TurnBegan(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.tick(Clock.Kind.TURN_START, unit);
        state.acting = unit;
        state.turns++;
        state.done = List.of();
        state.commitment = Commitment.NONE;
        state.phase = Phase.BEGINNING;
        Fighter body = state.bodyOf(unit);
        if (body.duel != null) { // for the Dueling Blade
            state.add(new Mark(Mark.Kind.DUELING_SINCE, body.id(), body.duel, body.duel, 1, Clock.turnEnd(unit, 0)));
        }
        body.crew.speaks(body.crew.isCombined() ? unit : null);
        if (body.crew.refreshes(state.round)) {
            Capacity.refresh(state, body);
        }
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, "'s Turn");
    }
}
