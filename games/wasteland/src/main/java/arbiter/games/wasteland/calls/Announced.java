package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;

/** The gamemaster tells something that changes nothing. */
public record Announced(String words) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {}

    @Override
    public Line line(WastelandState state) {
        return Line.of(words);
    }
}
