package arbiter.games.centuryg.power;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A Genre Point is earned. Ledger: BCG-DMG-4. */
public record PointGained(String unit, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter purse = state.purse(unit);
        purse.set(purse.genre().plus(amount));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " gains " + amount + " GP");
    }
}
