package arbiter.games.centuryg.match;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** Gas hangs in a Zone until the Scene ends. Ledger: miniature-chemical-weapon. */
public record GasReleased(String unit, int zone) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.scene().withGas(zone));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " fills " + state.field().zones().text(zone) + " with gas");
    }
}
