package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Turn is over. Ledger: BCG-OP-9. */
public record TurnEnded(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).acted = true;
        state.tick(Clock.Kind.TURN_END, unit);
        state.phase = Phase.NEXT_TURN;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, "'s Turn is over");
    }
}
