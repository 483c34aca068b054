package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Turn is over. Ledger: BCG-OP-9. */
public record TurnEnded(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.acted = true;
        state.bodyOf(unit).crew.speaks(null);
        state.bodyOf(unit).energy.grant(0); // an Overcharge ends with the Turn: BCG-AMB-115
        state.tick(Clock.Kind.TURN_END, unit);
        state.phase = Phase.NEXT_TURN;
    }

    @Override
    public boolean isLogged() {
        return false;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, "'s Turn is over");
    }
}
