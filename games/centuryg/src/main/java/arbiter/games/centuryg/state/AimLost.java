package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** An Aim is lost or used. Ledger: BCG-OFF-4. */
public record AimLost(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).aim = null;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " aims no longer");
    }
}
