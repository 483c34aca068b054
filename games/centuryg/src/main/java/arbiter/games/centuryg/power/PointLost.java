package arbiter.games.centuryg.power;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** Genre Points are lost without anything to show for them. */
public record PointLost(String unit, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter purse = state.purse(unit);
        GenrePoints.set(purse, Math.max(0, purse.genre().points() - amount));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " loses " + amount + " GP");
    }
}
