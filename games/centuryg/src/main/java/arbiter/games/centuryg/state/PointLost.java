package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Genre Points are lost without anything to show for them. */
public record PointLost(String unit, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Genre genre = state.purse(unit);
        genre.points = Math.max(0, genre.points - amount);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " loses " + amount + " GP");
    }
}
