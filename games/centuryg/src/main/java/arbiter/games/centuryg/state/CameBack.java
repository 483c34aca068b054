package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Attribute;
import arbiter.kernel.Line;

/** A Boss that should be gone has a whole fourth Level again. Ledger: it-keeps-coming-back. */
public record CameBack(String unit, String by) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.points = fighter.rank(Attribute.THRESHOLD);
        fighter.genre.use(new Genre.Use(by, "", state.round));
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " keeps coming back, " + state.fighter(unit).points + " left");
    }
}
