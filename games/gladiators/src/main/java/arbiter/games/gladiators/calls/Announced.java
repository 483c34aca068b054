package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** The gamemaster tells something that changes nothing. */
public record Announced(String words) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {}

    @Override
    public Line line(GladiatorsState state) {
        return Line.of(words);
    }
}
