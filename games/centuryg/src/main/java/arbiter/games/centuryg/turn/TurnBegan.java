package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.crew.CombinedCrew;
import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Line;

/** A Turn begins: what was tied to it is over, and Energy is back. Ledger: BCG-OP-7, BCG-OP-13. */
public record TurnBegan(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.tick(Clock.Kind.TURN_START, unit);
        state.set(state.currentTurn().of(unit).nothingDone().committedTo(Commitment.NONE));
        state.set(state.course().in(Phase.BEGINNING).nextTurn());
        Fighter body = state.bodyOf(unit);
        body.duel()
                .ifPresent(opponent -> state.add(
                        new Mark( // for the Dueling Blade
                                Mark.Kind.DUELING_SINCE, body.id(), opponent, opponent, 1, Clock.turnEnd(unit, 0))));
        boolean refreshes = body.crew().refreshes(state.round());
        CombinedCrew.turnBegins(body, unit, state.round());
        if (refreshes) {
            EnergyCapacity.refresh(state, body);
        }
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, "'s Turn");
    }
}
