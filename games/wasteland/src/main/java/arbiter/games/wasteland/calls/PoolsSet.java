package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;

/** The gamemaster says how many action points there are in either pool. */
public record PoolsSet(int party, int gamemaster) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        ActionPools.put(state, party, gamemaster);
    }

    @Override
    public Line line(WastelandState state) {
        return Line.of("Action points are set: party " + party + ", gamemaster " + gamemaster);
    }
}
