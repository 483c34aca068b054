package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Unit that is gone would have had its Turn now: what it began is over. Ledger: BCG-AMB-30. */
public record SlotPassed(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.tick(Clock.Kind.TURN_START, unit);
        state.tick(Clock.Kind.TURN_END, unit);
        state.fighter(unit).acted = true;
    }

    @Override
    public Line line(CenturyState state) {
        return Line.says()
                .words("What ")
                .unit(unit, state.fighter(unit).name())
                .words(" began runs out")
                .line();
    }
}
