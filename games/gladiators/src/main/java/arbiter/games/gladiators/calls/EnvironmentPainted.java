package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.environment.EnvironmentEvents;
import arbiter.games.gladiators.environment.NaturalEnvironment;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** The gamemaster lays an environment of some Level over hexes, or over the whole board. Ledger: GG-ENV-1. */
public record EnvironmentPainted(NaturalEnvironment painted) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        EnvironmentEvents.paint(state, painted);
    }

    @Override
    public Line line(GladiatorsState state) {
        String kind = state.lore().environment(painted.kind().word()).name();
        return Line.of(kind + " " + painted.level() + " lies " + PaintedHexes.words(state, painted.hexes()));
    }
}
