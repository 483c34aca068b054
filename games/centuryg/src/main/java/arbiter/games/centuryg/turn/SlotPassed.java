package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.reinforcement.Helpers;
import arbiter.games.centuryg.reinforcement.Reinforcements;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.kernel.Line;

/** A Unit, or Reinforcements, that are gone would have had their Turn now: what they began is over. Ledger: BCG-AMB-30. */
public record SlotPassed(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.tick(Clock.Kind.TURN_START, unit);
        state.tick(Clock.Kind.TURN_END, unit);
        if (isReinforcements()) {
            Helpers.turnEnds(state);
        } else {
            TurnPlace.setActed(state.unit(unit), true);
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
                .unit(unit, state.unit(unit).name())
                .words(" began runs out")
                .line();
    }
}
