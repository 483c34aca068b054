package arbiter.games.centuryg.power;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** Somebody played to a Theme of theirs, and the gamemaster rewards it. Ledger: BCG-THEME-2. */
public record ThemePlayed(String unit, String theme) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        GenrePoints.gain(state, unit, 1);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " plays to the " + theme + " Theme and gains 1 GP");
    }
}
