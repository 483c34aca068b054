package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Genre Point is lost. Ledger: BCG-AMB-96. */
public record PointLost(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Genre genre = state.fighter(unit).genre;
        genre.points = Math.max(0, genre.points - 1);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " loses a Genre Point");
    }
}
