package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.EnvironmentEvents;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.space.hex.Hex;
import java.util.List;

/** The gamemaster takes a natural environment off hexes, or off the whole board if none are named. */
public record EnvironmentErased(Climate climate, List<Hex> hexes) implements GladiatorsEvent {

    public EnvironmentErased {
        hexes = List.copyOf(hexes);
    }

    @Override
    public void apply(GladiatorsState state) {
        EnvironmentEvents.erase(state, climate, hexes);
    }

    @Override
    public Line line(GladiatorsState state) {
        String name = state.lore().environment(climate.word()).name();
        return Line.of(name + " lies no longer " + PaintedHexes.words(state, hexes));
    }
}
