package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.PowerId;
import arbiter.kernel.Line;

/** A Unit pays for a Genre Power and calls it. Ledger: BCG-GP-1, BCG-GP-4. */
public record PowerCalled(String unit, PowerId power, String whom, int cost) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.purse(unit).points -= cost;
        state.fighter(unit).genre.use(new Genre.Use(power.word(), whom, state.round));
    }

    @Override
    public Line line(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        Line.Builder line = CenturyEvent.tell(state, unit)
                .words(" calls ")
                .rule(power.word(), fighter.fittings().name(power));
        state.fighters().stream()
                .filter(other -> other.id().equals(whom) && !whom.equals(unit))
                .forEach(other -> line.words(" on ").unit(other.id(), other.name()));
        return line.words(" for " + cost + " GP, " + fighter.genre.points + " left")
                .line();
    }
}
