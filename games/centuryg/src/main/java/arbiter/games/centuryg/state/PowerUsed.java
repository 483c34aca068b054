package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A limited Power or ability was used. Ledger: BCG-GP-4. */
public record PowerUsed(String unit, String what, String whom) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).genre.use(new Genre.Use(what, whom, state.round));
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " has used " + what);
    }
}
