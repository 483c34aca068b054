package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** Levels of Threshold are lost; those lost for the first time earn GP. Ledger: BCG-DMG-4, BCG-AMB-94. */
public record LevelsLost(String unit, int lost, int earned) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        UnitCondition.remember(state.unit(unit), lost);
        GenrePoints.gain(state, unit, earned);
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CenturyState state) {
        return tell(
                state, unit, " has lost " + lost + " of 4 Levels" + (earned > 0 ? ", gains " + earned + " GP" : ""));
    }
}
