package arbiter.games.centuryg.power;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** A Genre Point is earned. Ledger: BCG-DMG-4. */
public record PointGained(String unit, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        GenrePoints.gain(state, unit, amount);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " gains " + amount + " GP");
    }
}
