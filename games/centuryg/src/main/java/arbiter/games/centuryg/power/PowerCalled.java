package arbiter.games.centuryg.power;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A Unit pays for a Genre Power and calls it. Ledger: BCG-GP-1, BCG-GP-4. */
public record PowerCalled(String unit, String power, String whom, int cost) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        GenrePoints.gain(state, unit, -cost);
        GenrePoints.use(state.unit(unit), power, whom, state.round());
    }

    @Override
    public Line line(CenturyState state) {
        Fighter fighter = state.unit(unit);
        Line.Builder line = tell(state, unit)
                .words(" calls ")
                .rule(power, fighter.fittings().powerName(power));
        state.units().stream()
                .filter(other -> other.id().equals(whom) && !whom.equals(unit))
                .forEach(other -> line.words(" on ").unit(other.id(), other.name()));
        return line.words(" for " + cost + " GP, " + fighter.genre().points() + " left")
                .line();
    }
}
