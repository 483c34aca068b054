package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** The gamemaster sets the Tension. Ledger: BCG-OP-5. */
public record TensionSet(int tension) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.tension = Math.max(0, tension);
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("Tension is set to " + state.tension());
    }
}
