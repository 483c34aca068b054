package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Unit, or Reinforcements, that are gone would have had their Turn now: what they began is over. Ledger: BCG-AMB-30. */
public record SlotPassed(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.tick(Clock.Kind.TURN_START, unit);
        state.tick(Clock.Kind.TURN_END, unit);
        if (isReinforcements()) {
            state.reinforcements = state.reinforcements.acting(true);
        } else {
            state.fighter(unit).acted = true;
        }
    }

    private boolean isReinforcements() {
        return unit.equals(Reinforcements.ID);
    }

    @Override
    public Line line(CenturyState state) {
        if (isReinforcements()) {
            return Line.of("What the Reinforcements began runs out");
        }
        return Line.says()
                .words("What ")
                .unit(unit, state.fighter(unit).name())
                .words(" began runs out")
                .line();
    }
}
