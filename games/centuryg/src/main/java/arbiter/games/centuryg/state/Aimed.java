package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Unit aims. Ledger: BCG-OFF-4. */
public record Aimed(String unit, Aim aim) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).aim = aim;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " takes aim");
    }
}
