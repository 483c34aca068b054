package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** The order is known; who has no place yet takes one. Ledger: BCG-OP-4. */
public record FormationBegan() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.course().in(Phase.FORMATION).withOrdered(0));
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("The sides take up formation");
    }
}
