package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.PowerId;
import arbiter.kernel.Line;

/** A Power waits for its moment, or its moment has come. */
public record PowerArmed(String unit, PowerId power, boolean on) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).genre.arm(power, on);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, on ? " is ready for it" : " makes good on it");
    }
}
