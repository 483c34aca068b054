package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** A Unit aims. Ledger: BCG-OFF-4. */
public record Aimed(String unit, AimTarget aim) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.unit(unit).set(aim);
    }

    @Override
    public Line line(CenturyState state) {
        Line.Builder line = tell(state, unit).words(" aims at ");
        return aim.zones().isEmpty()
                ? line.unit(aim.target(), state.unit(aim.target()).name()).line()
                : line.words(state.field().zones().text(aim.zones().get(0))).line();
    }
}
