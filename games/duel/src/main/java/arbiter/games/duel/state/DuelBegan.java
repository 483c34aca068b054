package arbiter.games.duel.state;

import arbiter.kernel.Line;

/** Everybody is ready and the first turn comes. */
public record DuelBegan() implements DuelEvent {

    @Override
    public void apply(DuelState state) {
        state.reservesKept = true;
    }

    @Override
    public Line line(DuelState state) {
        return Line.of("The duel begins");
    }
}
