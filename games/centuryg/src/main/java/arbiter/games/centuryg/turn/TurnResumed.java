package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.crew.CombinedCrew;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** Somebody who waited takes the Action now. Ledger: BCG-AMB-29. */
public record TurnResumed(String unit, boolean offensive) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        CombinedCrew.turnResumes(state.bodyOf(unit), unit);
        state.set(state.currentTurn()
                .of(unit)
                .withoutWaiting(unit)
                .committedTo(offensive ? Commitment.OFFENSE : Commitment.UTILITY));
        state.set(state.course().in(Phase.ACTION));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " has waited for this");
    }
}
