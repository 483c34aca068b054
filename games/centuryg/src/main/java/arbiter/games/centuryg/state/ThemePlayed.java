package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Somebody played to a Theme of theirs, and the gamemaster rewards it. Ledger: BCG-THEME-2. */
public record ThemePlayed(String unit, String theme) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.purse(unit).points++;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " plays to the " + theme + " Theme and gains 1 GP");
    }
}
