package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A Boss that should be gone has a whole fourth Level again. Ledger: it-keeps-coming-back. */
public record CameBack(String unit, String by) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.condition().withPoints(fighter.rank(Attribute.THRESHOLD)));
        GenrePoints.use(fighter, by, "", state.round());
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " keeps coming back, " + state.unit(unit).points() + " left");
    }
}
