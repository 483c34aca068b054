package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** The gamemaster sets the Tension. Ledger: BCG-OP-5. */
public record TensionSet(int tension) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.course().withTension(Math.max(0, tension)));
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("Tension is set to " + state.tension());
    }
}
