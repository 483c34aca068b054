package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Unit that should be gone stands at 1. Ledger: BCG-AMB-42. */
public record Survived(String unit, String by) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).points = 1;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " survives: " + by);
    }
}
